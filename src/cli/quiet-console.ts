// Standard output carries records only: whatever logs goes to standard error.
for (const name of ["log", "info", "debug", "dir", "table", "group", "groupCollapsed"] as const) {
  console[name] = (...args: readonly unknown[]) => console.error(...args);
}
