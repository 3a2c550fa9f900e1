/** One request to be made. */
export interface FetchRequest {
  readonly url: URL;
  /** Sent as a form by POST where given. */
  readonly form?: string;
  /** Sent as JSON by POST where given. */
  readonly json?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether only the status is wanted: it is returned as soon as it has arrived, and the body is dropped as it comes. */
  readonly dropsBody?: boolean;
  /** Whether a redirect may lead there. */
  readonly follows: (url: URL) => boolean;
  /** Most decoded bytes of this answer, where less than usual. */
  readonly maxBytes?: number;
  /** Most time for this request, where less than usual. */
  readonly totalMs?: number;
  /** Most time until the answer begins, where less than usual: a body may still come slowly. */
  readonly beginMs?: number;
  readonly signal?: AbortSignal | undefined;
  /** Called when an answer has arrived, before it is unpacked: from then on the next request may be made. */
  readonly onAnswer?: (status: number, header: (name: string) => string | null) => void;
}

/**
 * What happened to a request.
 *
 * `elsewhere`: it was redirected to an address that may not be followed, or, with `isEndless`, once too often. `lost`: no
 * whole answer came; `tls` and `encoding` will not get better by another try.
 */
export type Exchange =
  | {
      readonly kind: "answer";
      /** Where the answer came from, after redirects. */
      readonly url: URL;
      readonly status: number;
      readonly header: (name: string) => string | null;
      readonly body: Buffer;
    }
  | { readonly kind: "elsewhere"; readonly isEndless?: true }
  | {
      readonly kind: "lost";
      readonly why: "unreachable" | "cut" | "timed_out" | "tls" | "encoding";
      readonly cause?: unknown;
    }
  | {
      /** The proxy on the way, by its origin, did not connect to the host. */
      readonly kind: "lost";
      readonly why: "proxy";
      readonly proxy: string;
      readonly cause: unknown;
    };

/** An answer that was received as a whole. */
export type Answer = Extract<Exchange, { readonly kind: "answer" }>;

/** An answer that did not come, or came only in part. */
export type Lost = Extract<Exchange, { readonly kind: "lost" }>;

/** Makes one request at a time; decides nothing about trying again. */
export interface Fetcher {
  /**
   * @throws HistoryError `ADDRESS_REFUSED`, `NETWORK` for an unknown host, `TOO_LARGE` for an answer over the limit,
   * `CANCELLED`.
   */
  fetch(request: FetchRequest): Promise<Exchange>;
  /** Requests sent and decoded bytes read so far. */
  traffic(): { readonly requests: number; readonly bytes: number };
  close(): Promise<void>;
}
