import { checkDraft } from '../draft/check-draft.ts'
import { isStopped } from '../safety/is-stopped.ts'
import { followIssue, printedCode } from './follow-issue.ts'
import { problemSentence } from './problem-sentence.ts'
import { issueRefusal } from './refusal-of.ts'
import { requestBody } from './request-body.ts'
import { unusualOf } from './unusual.ts'

/** Functions that nobody needs before something is issued, kept out of the composer's first load. */
export const issueParts = {
  checkDraft,
  followIssue,
  isStopped,
  printedCode,
  problemSentence,
  refusalOf: issueRefusal,
  requestBody,
  unusualOf,
}
