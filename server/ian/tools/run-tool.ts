import type { IanTool } from '#contract/ian/ian.ts'
import { catalogueTool } from './catalogue.ts'
import { doseTool } from './doses.ts'
import { draftTool } from './drafts.ts'
import { favouritesTool } from './favourites.ts'
import { figuresTool } from './figures.ts'
import { helpTool } from './help.ts'
import { interactionsTool } from './interactions.ts'
import { patientTool } from './patients.ts'
import { pastTool } from './prescriptions.ts'
import type { Desk, Tool, ToolResult } from './tool.ts'

/** All tools of the AI assistant, in the order in which they are described to a language model. */
export const tools: Readonly<Record<IanTool, Tool>> = {
  find_patient: patientTool,
  past_prescriptions: pastTool,
  search_catalogue: catalogueTool,
  check_interactions: interactionsTool,
  dose_limits: doseTool,
  prepare_draft: draftTool,
  list_favourites: favouritesTool,
  read_figures: figuresTool,
  help: helpTool,
}

/** Reason why a tool did not run. `not-asked` means that the doctor's own words do not ask for it. */
export type ToolRefusal = 'not-asked' | 'unknown-tool' | 'bad-arguments' | 'unknown-patient' | 'unknown-drug'

/** A requested tool call, whose arguments are not validated yet. */
export interface ToolCall {
  tool: string
  args: unknown
}

/**
 * Validates the arguments of a tool call, and runs the tool. A patient or drug in the arguments must be one that a tool has
 * found for the same answer.
 */
export async function runTool(desk: Desk, call: ToolCall): Promise<ToolResult | ToolRefusal> {
  if (!Object.hasOwn(tools, call.tool)) return 'unknown-tool'
  const chosen = tools[call.tool as IanTool]
  const parsed = chosen.args.safeParse(call.args)
  if (!parsed.success) return 'bad-arguments'
  const { patient, rows } = parsed.data as { patient?: string; rows?: { drug: string }[] }
  if (patient && !desk.known.patients.has(patient)) return 'unknown-patient'
  if (rows?.some(({ drug }) => !desk.known.drugs.has(drug))) return 'unknown-drug'
  return chosen.run(desk, parsed.data)
}
