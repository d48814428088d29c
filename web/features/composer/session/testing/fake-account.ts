import type { DraftBase } from '#contract/drafts/draft-base.ts'
import type { DraftBody } from '#contract/drafts/drafts.ts'
import type { IssuedPrescription, NewPrescription } from '#contract/prescriptions.ts'
import type { IssueAnswer } from '../../../../lib/drafts/issue-queue.ts'
import type { RemovalAnswer, SaveAnswer, Saving } from '../draft-state.ts'

interface Kept {
  version: number
  save: string
  body: DraftBody
}

/** The account of one doctor, with the rules of `server/drafts` and of the idempotency keys. */
export class FakeAccount {
  readonly drafts = new Map<string, Kept>()
  readonly issued = new Map<string, NewPrescription>()
  /** Texts that left the account because another text of the same draft was issued from elsewhere (decision 031). */
  readonly ended = new Set<string>()
  /** Whether the next issue is refused, as by a rule of the law. */
  isStrict = false

  save(id: string, { version, over, unanswered, save }: Saving, body: DraftBody): SaveAnswer {
    const there = this.drafts.get(id)
    const why = new Error('refused')
    if (!there) {
      if (version > 0 || this.issued.has(id)) return { is: 'gone', why }
      this.drafts.set(id, { version: 1, save, body })
      return { is: 'saved', version: 1 }
    }
    const isOwn = there.version === version && (over === undefined || there.save === over)
    if (!isOwn && !unanswered.includes(there.save)) return { is: 'stale', why }
    this.drafts.set(id, { version: there.version + 1, save, body })
    return { is: 'saved', version: there.version + 1 }
  }

  remove(id: string, { version, over, unanswered }: DraftBase): RemovalAnswer {
    const there = this.drafts.get(id)
    const isOwn = there?.version === version && (over === undefined || there.save === over)
    if (there && !isOwn && !unanswered.includes(there.save)) return 'other'
    this.drafts.delete(id)
    return 'removed'
  }

  issue(id: string, body: NewPrescription): IssueAnswer {
    const before = this.issued.get(id)
    const isSame = JSON.stringify(before) === JSON.stringify(body)
    if (before && !isSame) return { is: 'refused', isUnsure: true, error: new Error('key-reused') }
    if (!before && this.isStrict) {
      this.isStrict = false
      return { is: 'refused', isUnsure: false, error: new Error('refused') }
    }
    const there = this.drafts.get(id)
    if (there && there.body.extras !== body.extras) this.ended.add(there.body.extras)
    this.issued.set(id, body)
    this.drafts.delete(id)
    return { is: 'issued', issued: { signature: id } as IssuedPrescription }
  }
}
