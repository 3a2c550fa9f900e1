import { resolve } from "node:path";

/** Whether a path stands for a stream that was passed to this process, whatever that leads to: `/dev/stdout`, `/dev/fd/3`. */
export function isStandardStream(file: string): boolean {
  const path = resolve(file);
  return /^\/(dev\/(std(in|out|err)|fd\/\d+)|proc\/(self|\d+)\/fd\/\d+)$/.test(path);
}
