import type { NewPrescription } from '#contract/prescriptions.ts'

interface Press {
  id: string
  body: NewPrescription
  /** The tab. */
  by: string
}

/** What a person would hold the product to. */
export class Expectations {
  /** Words that must be somewhere. */
  readonly owed = new Set<string>()
  /** What may be sent: by a press, until it is taken back. */
  readonly pressed = new Set<Press>()
  /** The id under which a draft began, where its words went on under another one by themselves. */
  readonly roots = new Map<string, string>()
  /** Which tab has sent which draft. */
  readonly sent = new Set<string>()
  /** Which tab was told not to issue which draft. */
  private readonly stopped = new Set<string>()
  readonly complaints: string[] = []

  unpress(isMeant: (one: Press) => boolean): void {
    for (const one of this.pressed) if (isMeant(one)) this.pressed.delete(one)
  }

  /** From now on the tab itself sends it no more. What another tab has begun to send, it may. */
  stop(by: string, id: string): void {
    this.stopped.add(`${by} ${id}`)
  }

  press(press: Press): void {
    this.pressed.add(press)
    this.stopped.delete(`${press.by} ${press.id}`)
  }

  send(id: string, body: NewPrescription, by: string): void {
    if (this.stopped.has(`${by} ${id}`)) this.complaints.push(`${id} is sent though it was stopped`)
    const isWanted = [...this.pressed].some((one) => one.id === id && one.body === body)
    if (!isWanted) this.complaints.push(`${id} is sent though nobody wants it`)
  }

  rootOf(id: string): string {
    return this.roots.get(id) ?? id
  }

  twice(issued: readonly string[]): string[] {
    const roots = issued.map((id) => this.rootOf(id))
    return roots.filter((root, at) => roots.indexOf(root) !== at).map((root) => `${root} was issued twice`)
  }
}
