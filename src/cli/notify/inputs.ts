import * as v from "valibot";
import { themes } from "../../event.ts";
import { oneOf, optionalText } from "../inputs.ts";

/**
 * Who is notified of new events, and of which events. Only for the command line: a command and an address are for the
 * operator to choose, never for an agent.
 */
export const notifyInputs = {
  onEvent: optionalText(
    "Command run once for each page with new events, which it gets as JSON lines on standard input.",
  ),
  webhook: optionalText(
    "Address to which new events are posted as JSON, signed with the secret in STEMMA_WEBHOOK_SECRET.",
  ),
  notifyTypes: optionalText("Event types to tell of, separated by commas; all when left out."),
  notifyTheme: v.optional(oneOf(themes, "Tells only of events of one theme.")),
  notifyPage: v.optional(
    v.pipe(
      v.array(v.string()),
      v.description(
        "Page to tell of: its title in the list, its present title or its id; all when left out.",
      ),
    ),
    [],
  ),
};

/** The choice as given on the command line. */
export type NotifyChoice = v.InferOutput<v.StrictObjectSchema<typeof notifyInputs, undefined>>;
