import { formatCount } from '@kostbar/contracts/number-format'

const invitations = (count: number) => formatCount(count, 'offene Einladung', 'offene Einladungen')
const enough = (slots: number) => (slots === 1 ? 'reicht 1 Slot' : `reichen ${slots} Slots`)
const ofThem = (count: number) => (count === 1 ? 'einen davon' : `${count} davon`)

export const texts = {
  /** Reason why the number of slots cannot be reduced to `wanted`. */
  slotsInUse: (clients: number, openInvitations: number, wanted: number) =>
    openInvitations === 0
      ? `Du begleitest gerade ${clients} Kunden. Archiviere zuerst ${ofThem(clients - wanted)}, dann ${enough(wanted)}.`
      : `Du begleitest gerade ${clients} Kunden und hast ${invitations(openInvitations)}. ` +
        `Archiviere Kunden oder zieh Einladungen zurück, bis es zusammen nicht mehr als ${wanted} sind, dann ${enough(wanted)}.`,
} as const
