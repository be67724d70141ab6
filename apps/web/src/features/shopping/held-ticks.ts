import { readDraft, writeDraft } from '../../lib/draft.ts'

const draftName = 'shopping-ticks'

/** A tick, or its removal, that the API has not confirmed yet. */
export interface Tick {
  readonly id: string
  readonly name: string
  readonly checked: boolean
}

/** Ticks that are not confirmed, kept as a draft: those that wait for a connection survive a reload. */
export const heldTicks = (): Tick[] => {
  const text = readDraft(draftName)
  return text ? (JSON.parse(text) as Tick[]) : []
}

const write = (ticks: readonly Tick[]) => writeDraft(draftName, ticks.length > 0 ? JSON.stringify(ticks) : '')

/** Keeps a tick, in place of an earlier one of the same item. */
export const holdTick = (tick: Tick): void => write([...heldTicks().filter(({ id }) => id !== tick.id), tick])

/** Drops a tick that was answered; a later one of the same item stays. */
export const releaseTick = (tick: Pick<Tick, 'id' | 'checked'>): void =>
  write(heldTicks().filter(({ id, checked }) => id !== tick.id || checked !== tick.checked))
