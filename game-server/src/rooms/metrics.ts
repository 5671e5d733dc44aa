import { Counter, Gauge, Histogram, type Registry } from "prom-client";

/** What rooms measure, by room name and never by player. */
export interface RoomMetrics {
  clients: Gauge<"room">;
  rooms: Gauge<"room">;
  /** By how much a step of the world came late. */
  late: Histogram<"room">;
  /** How long a step took, with its patch. */
  took: Histogram<"room">;
  messages: Counter<"room" | "type" | "outcome">;
  /** Clients that were cut off because they did not read. */
  cut: Counter<"room">;
  /** Errors that no handler caught. */
  errors: Counter<"room">;
}

/** Puts the measures of rooms into a registry, for rooms of these names; throws where they are in it already. */
export function createRoomMetrics(registry: Registry, names: readonly string[]): RoomMetrics {
  const registers = [registry];
  const labelNames = ["room"] as const;
  const metrics: RoomMetrics = {
    clients: new Gauge({ name: "room_clients", help: "Players in rooms", labelNames, registers }),
    rooms: new Gauge({ name: "rooms", help: "Live rooms", labelNames, registers }),
    late: new Histogram({
      name: "room_step_late_seconds",
      help: "Lateness of the steps of the world",
      labelNames,
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.2, 1],
      registers,
    }),
    took: new Histogram({
      name: "room_step_seconds",
      help: "Time that steps of the world took, with their patches",
      labelNames,
      buckets: [0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.05],
      registers,
    }),
    messages: new Counter({
      name: "room_messages_total",
      help: "Messages to rooms by what became of them",
      labelNames: ["room", "type", "outcome"],
      registers,
    }),
    cut: new Counter({
      name: "room_clients_cut_total",
      help: "Clients cut off because they did not read what was sent",
      labelNames,
      registers,
    }),
    errors: new Counter({
      name: "room_errors_total",
      help: "Errors in rooms that no handler caught",
      labelNames,
      registers,
    }),
  };
  // What is there from the start can be seen to rise.
  for (const room of names) for (const counter of [metrics.cut, metrics.errors]) counter.inc({ room }, 0);
  return metrics;
}
