import { tagsMax } from '@kostbar/contracts/clients/limits'

export const texts = {
  tagsFull: `Mehr als ${tagsMax} Schlagwörter gehen bei einer Person nicht.`,
  coachedByOther: 'Diese Person wird inzwischen von jemand anderem begleitet.',
  staffAccount: 'Diese Person hat inzwischen ein Trainer- oder Admin-Konto und kann damit nicht begleitet werden.',
  notBooked:
    'Diese Person hat keine Begleitung mehr gebucht. In einem deiner Kunden-Slots kannst du sie weiter begleiten: Schick ihr eine Einladung.',
} as const
