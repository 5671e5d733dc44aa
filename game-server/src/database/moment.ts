import type { Connection } from "mongoose";

/** Which run of the database answers, and what its clock says. */
export interface DatabaseMoment {
  /** Another one after each restart, and of each member of a replica set: what was seen in another one may not have reached the disk. */
  readonly run: string;
  /** Epoch ms. */
  readonly now: number;
}

interface Hello {
  topologyVersion?: { processId: { toString(): string } };
  localTime?: Date;
}
interface Status {
  pid: number | bigint;
  localTime: Date;
}

/** Asks the database who it is and how late. A server says so in its greeting; the embedded engine, which does not, in its status. */
export function databaseMoments(connection: Connection): () => Promise<DatabaseMoment> {
  let greets = true;
  return async () => {
    const admin = connection.db!.admin();
    const { topologyVersion, localTime } = (greets ? await admin.command({ hello: 1 }) : {}) as Hello;
    if (topologyVersion && localTime)
      return { run: topologyVersion.processId.toString(), now: localTime.getTime() };
    greets = false;
    // Without its sections, which take twenty times as long.
    const status = (await admin.command({ serverStatus: 1, none: 1 })) as unknown as Status;
    return { run: `process ${status.pid}`, now: status.localTime.getTime() };
  };
}
