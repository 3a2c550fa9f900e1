import { generateKeyPairSync, sign } from "node:crypto";

/** A new key, and a certificate for it that nobody vouches for. */
export function selfSigned(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  // SEQUENCE of ecdsa-with-SHA256, by its OID.
  const algorithm = der(0x30, der(0x06, Buffer.from("2a8648ce3d040302", "hex")));
  const nobody = der(0x30);
  const always = der(0x30, der(0x17, Buffer.from("200101000000Z")), der(0x17, Buffer.from("491231235959Z")));
  const spki = publicKey.export({ type: "spki", format: "der" });
  const told = der(0x30, der(0x02, Buffer.from([1])), algorithm, nobody, always, nobody, spki);
  const signature = der(0x03, Buffer.from([0]), sign("sha256", told, privateKey));
  const packed = der(0x30, told, algorithm, signature).toString("base64").replace(/.{64}/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${packed}\n-----END CERTIFICATE-----\n`,
  };
}

/** A value of ASN.1 by its tag. */
function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { byteLength } = content;
  const length = byteLength < 128 ? [byteLength] : [0x82, byteLength >> 8, byteLength & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}
