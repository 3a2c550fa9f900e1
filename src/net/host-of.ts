/** The host of an address as a name or a bare IP: no brackets, no dot at the end. */
export function hostOf({ hostname }: URL): string {
  return bareHost(hostname);
}

/** A host as it may be written, without brackets around it and the dot of the root behind it. */
export function bareHost(host: string): string {
  return host.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
}

/** The port of an address, also where its scheme alone says it. */
export function portOf({ port, protocol }: URL): string {
  return port !== "" ? port : protocol === "https:" ? "443" : "80";
}
