import { tagsMax } from '@kostbar/contracts/clients/limits'

export const texts = {
  tagsFull: `Mehr als ${tagsMax} Schlagwörter gehen bei einer Person nicht.`,
  coachedByOther: 'Diese Person wird inzwischen von jemand anderem begleitet.',
} as const
