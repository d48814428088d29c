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

/** Every tool of the assistant, in the order in which a language model is told of them. */
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

/** Why a tool did not run. `not-asked`: the doctor's own words do not ask for it. */
export type ToolRefusal = 'not-asked' | 'unknown-tool' | 'bad-arguments' | 'unknown-patient' | 'unknown-drug'

/** A call as somebody asked for it: the arguments are not checked yet. */
export interface ToolCall {
  tool: string
  args: unknown
}

/**
 * Checks the arguments of a call, and runs it. A patient and a drug must be among those that the look-ups of this answer
 * returned.
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
