import type { NewPrescription } from '#contract/prescriptions.ts'

interface Press {
  id: string
  body: NewPrescription
  /** Name of the tab in which the button to issue was pressed. */
  by: string
}

/**
 * What a doctor expects of the product: nothing that was written is lost, and no prescription is issued twice or
 * unwanted.
 */
export class Expectations {
  /** Texts that were written and must still be stored somewhere. */
  readonly owed = new Set<string>()
  /** Requests to issue that a tab may send: from a press of the button until the doctor takes the issue back. */
  readonly pressed = new Set<Press>()
  /** Id with which a draft began, by the id of the copy with which a tab went on after a conflict. */
  readonly roots = new Map<string, string>()
  /** Pairs of a tab and the draft whose issue the tab has sent, as "tab id". */
  readonly sent = new Set<string>()
  /** Pairs of a tab and the draft that the tab must not issue any more, as "tab id". */
  private readonly stopped = new Set<string>()
  readonly complaints: string[] = []

  unpress(isMeant: (one: Press) => boolean): void {
    for (const one of this.pressed) if (isMeant(one)) this.pressed.delete(one)
  }

  /** Records that the tab must not send the draft from now on. Another tab that has begun to send it may go on. */
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
