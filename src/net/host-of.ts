/** The host of an address, as a name or a bare IP: without brackets and without a dot at the end. */
export function hostOf({ hostname }: URL): string {
  return bareHost(hostname);
}

/** A host in whatever form, without brackets around it and without the dot of the root at its end. */
export function bareHost(host: string): string {
  return host.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
}

/** The port of an address, even where only its scheme implies it. */
export function portOf({ port, protocol }: URL): string {
  return port !== "" ? port : protocol === "https:" ? "443" : "80";
}
