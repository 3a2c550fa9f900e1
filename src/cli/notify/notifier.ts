import { HistoryError } from "../../errors.ts";
import { createLineWriter } from "../../sinks/json-lines.ts";
import { webAddressOf } from "../../site.ts";
import { checkInTheme } from "../../walk/emitted-types.ts";
import type { Registered } from "../../walk/registry.ts";
import { typesIn } from "../history/choose-detectors.ts";
import type { Host } from "../host.ts";
import { proxyOf } from "../proxy-of.ts";
import { counted } from "../words/counted.ts";
import { spaced } from "../words/spaced.ts";
import type { NotifyChoice } from "./inputs.ts";
import { isEventWanted, isPageWanted, type Observation, type Wanted } from "./observation.ts";
import { type RunningCommand, runCommand } from "./run-command.ts";
import { openWebhook, type Webhook } from "./webhook.ts";
import { type Batch, createBatcher } from "./webhook-batches.ts";

/** Delivers new events. */
export interface Notifier {
  /**
   * Delivers the new events of one page: by one run of the command, and as many posts as needed.
   *
   * Call it once for each page and observation, when the events are safely appended, and record them as delivered only after
   * it has returned without a failure; if a run died before that, call it again with the same events. So each event is
   * delivered at least once, and receivers drop what they already have by `eventId`, or a whole post by its idempotency key.
   * Nothing is run or sent if no event is wanted. It does not throw if a delivery fails: a page's failure never stops the
   * others.
   *
   * @returns What went wrong, in lines without any words of the wiki; if there are none, everything wanted has been
   * delivered.
   * @throws HistoryError `CANCELLED` when the process is interrupted before a post is accepted: its events are not
   * delivered.
   */
  tell(observation: Observation): Promise<readonly string[]>;
  close(): Promise<void>;
}

/**
 * Opens what `notifyInputs` chose; `null` if nobody is to be notified.
 *
 * An operation spreads `notifyInputs` into its input, opens the notifier before its first page so that a wrong choice fails
 * at once, calls `tell` after each page to which it appended events, and closes it at the end of the pass, since the name of
 * a webhook is resolved only once, and may lead elsewhere later.
 *
 * @throws HistoryError `INVALID_INPUT` for an unknown type, types without the theme, an invalid address, or a missing
 * secret.
 */
export function openNotifier(
  choice: NotifyChoice,
  detectors: readonly Registered[],
  host: Host,
): Notifier | null {
  const { onEvent, webhook } = choice;
  const wanted = wantedOf(choice, detectors);
  if (onEvent === undefined && webhook === undefined) {
    if (wanted.types === null && wanted.theme === null && wanted.pages === null) return null;
    throw new HistoryError(
      "INVALID_INPUT",
      "--notify-types, --notify-theme and --notify-page choose which events are sent; say with --on-event or --webhook where",
    );
  }
  const hook =
    webhook === undefined
      ? null
      : openWebhook({
          url: addressOf(webhook),
          secret: secretOf(host),
          clock: host.clock,
          policy: host.addressPolicy ?? { kind: "typed" },
          proxyOf: proxyOf(host.env),
          version: host.version,
          contact: host.env.STEMMA_CONTACT,
        });
  return {
    tell: (observation) => tell(observation, wanted, onEvent, hook, host),
    close: async () => hook?.close(),
  };
}

async function tell(
  observation: Observation,
  wanted: Wanted,
  onEvent: string | undefined,
  hook: Webhook | null,
  host: Host,
): Promise<readonly string[]> {
  if (!isPageWanted(wanted, observation)) return [];
  const line = createLineWriter();
  const batcher = createBatcher(observation);
  const failures: string[] = [];
  let command: RunningCommand | null = null;
  let isHookUp = hook !== null;

  async function post(batch: Batch | null): Promise<void> {
    if (batch === null || hook === null || !isHookUp) return;
    const { failure, attempts } = await hook.post(batch.body, batch.idempotencyKey, host.signal);
    if (failure === null) return;
    // The rest would arrive without what precedes it, and take as long to fail.
    isHookUp = false;
    failures.push(
      `${failure} (${attempts === 0 ? "not tried again" : `tried ${counted(attempts, "time")}`})`,
    );
  }

  try {
    for await (const event of observation.events) {
      if (!isEventWanted(wanted, event)) continue;
      const text = line(event);
      if (onEvent !== undefined) {
        command ??= runCommand(onEvent, host);
        await command.line(text);
      }
      if (isHookUp) await post(batcher.add(event, text));
    }
    await post(batcher.rest());
    if (command !== null) {
      const { exitCode, isStopped, signal } = await command.end();
      if (exitCode !== 0 || isStopped) {
        failures.push(
          signal === null
            ? `the command of --on-event ended with exit status ${exitCode}${isStopped ? ", after it was told to stop" : ""}`
            : `the command of --on-event was ended by ${signal}`,
        );
      }
    }
  } catch (error) {
    command?.stop();
    throw error;
  }
  return failures;
}

function wantedOf(choice: NotifyChoice, detectors: readonly Registered[]): Wanted {
  const types = typesIn(choice.notifyTypes, detectors, "notify-types");
  const theme = choice.notifyTheme;
  checkInTheme({ types, theme }, detectors, { types: "notify-types", theme: "notify-theme" });
  return {
    types: types === undefined ? null : new Set(types),
    theme: theme ?? null,
    pages: choice.notifyPage.length === 0 ? null : new Set(choice.notifyPage.map(spaced)),
  };
}

function addressOf(webhook: string): URL {
  const url = webAddressOf(webhook);
  if (url === null) throw new HistoryError("INVALID_INPUT", "webhook: must be an http or https address");
  if (url.username === "" && url.password === "") return url;
  throw new HistoryError("INVALID_INPUT", "webhook: take the user name and password out of the address");
}

const leastSecretBytes = 16;

function secretOf({ env }: Host): string {
  const secret = env.STEMMA_WEBHOOK_SECRET ?? "";
  if (Buffer.byteLength(secret) >= leastSecretBytes) return secret;
  throw new HistoryError(
    "INVALID_INPUT",
    `webhook: STEMMA_WEBHOOK_SECRET must hold the secret that posts are signed with, at least ${leastSecretBytes} bytes`,
  );
}
