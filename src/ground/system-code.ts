/** The code of an error of the system or of Node, such as `ENOENT`; `undefined` if it has none. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
