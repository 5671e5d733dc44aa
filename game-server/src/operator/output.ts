import { UsageProblem } from "./command.ts";

/**
 * What `work` answers, which writes at `path`.
 * @throws UsageProblem where the file system refuses it
 */
export async function written<T>(path: string, work: Promise<T>): Promise<T> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.syscall === undefined) throw error;
    if (error.code === "EEXIST") throw new UsageProblem(`${path} is there already. Name another.`);
    throw new UsageProblem(`${path} can't be written: ${error.message}`);
  });
}
