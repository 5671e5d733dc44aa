/** The part of a logger that start-up code needs. A pino logger is one. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
}
