import { tagsMax } from '@kostbar/contracts/clients/limits'

export const texts = {
  tagsFull: `Mehr als ${tagsMax} Schlagwörter gehen bei einer Person nicht.`,
  coachedByOther: 'Diese Person wird inzwischen von jemand anderem begleitet.',
  staffAccount: 'Diese Person hat inzwischen ein Trainer- oder Admin-Konto und kann damit nicht begleitet werden.',
} as const
