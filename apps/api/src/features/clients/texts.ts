import { tagsMax } from '@kostbar/contracts/clients/limits'

export const texts = {
  tagsFull: `Mehr als ${tagsMax} Schlagworte gehen bei einer Person nicht.`,
  coachedByOther: 'Diese Person wird inzwischen von jemand anderem begleitet.',
} as const
