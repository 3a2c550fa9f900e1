/** One thing to ask for. */
export interface FetchRequest {
  readonly url: URL;
  /** Sent as a form by POST where given. */
  readonly form?: string;
  /** Sent as JSON by POST where given. */
  readonly json?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the status alone is wanted: it is told as soon as it is here, and the body is dropped as it comes. */
  readonly dropsBody?: boolean;
  /** Whether a redirect may lead there. */
  readonly follows: (url: URL) => boolean;
  /** Most decoded bytes of this answer, where less than usual. */
  readonly maxBytes?: number;
  /** Most time for this request, where less than usual. */
  readonly totalMs?: number;
  /** Most time until the answer begins, where less than usual: what comes slowly comes. */
  readonly beginMs?: number;
  readonly signal?: AbortSignal | undefined;
  /** Called when an answer is here, before it is unpacked: the next request may be made. */
  readonly onAnswer?: (status: number, header: (name: string) => string | null) => void;
}

/**
 * What became of a request.
 *
 * `elsewhere`: a redirect led where none may be followed, or `isEndless`: to yet another one. `lost`: no whole answer
 * came; `tls` and `encoding` will not get better by asking again.
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
      /** The proxy on the way, by its origin, gave no way there. */
      readonly kind: "lost";
      readonly why: "proxy";
      readonly proxy: string;
      readonly cause: unknown;
    };

/** An answer that came whole. */
export type Answer = Extract<Exchange, { readonly kind: "answer" }>;

/** An answer that did not come, or came in pieces. */
export type Lost = Extract<Exchange, { readonly kind: "lost" }>;

/** Asks for one thing at a time; decides nothing about asking again. */
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
