/** Freezes a value and all that it holds, except bytes and the contents of maps and sets. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value) || Object.isFrozen(value)) {
    return value;
  }
  Object.freeze(value);
  for (const member of Object.values(value)) deepFreeze(member);
  return value;
}
