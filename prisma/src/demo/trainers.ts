import type { Prisma } from '../client.ts'

type ProfileColumns = Omit<Prisma.TrainerProfileCreateManyInput, 'userId' | 'verifiedById' | 'verifiedAt'>

/** Trainer profiles of the demo trainers; invented. */
export const demoProfiles: Readonly<Record<'trainer' | 'trainer2', ProfileColumns & { isVerified: boolean }>> = {
  trainer: {
    headline: 'Essen, das in deinen Alltag passt',
    about:
      'Ich koche seit zwanzig Jahren für eine Familie mit drei Meinungen und weiß, dass ein Plan auch am Mittwochabend funktionieren muss. In der Begleitung fangen wir mit dem an, was schon gut läuft.',
    profession: 'DIAETOLOGIE',
    qualification: 'BSc Diätologie (erfundene Angabe)',
    registerNumber: 'DEMO-0001',
    isVerified: true,
  },
  trainer2: {
    headline: 'Bewegung und Teller gehören zusammen',
    about:
      'Ich begleite Menschen, die viel sitzen und wenig Zeit haben. Wir suchen die zwei Dinge, die am meisten ausmachen.',
    profession: 'SPORTWISSENSCHAFT',
    qualification: 'MSc Sportwissenschaft (erfundene Angabe)',
    isVerified: false,
  },
}
