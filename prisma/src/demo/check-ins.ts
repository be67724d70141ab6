import type { NumberUnit, QuestionKind } from '@kostbar/contracts/check-ins/questions'

/** A question of the demo form. */
interface DemoQuestion {
  kind: QuestionKind
  text: string
  unit?: NumberUnit
  isOptional?: true
}

export const demoForm: { name: string; questions: readonly DemoQuestion[] } = {
  name: 'Rückblick der Woche',
  questions: [
    { kind: 'SCALE', text: 'Wie ist es dir diese Woche mit dem Essen gegangen?' },
    { kind: 'SCALE', text: 'Wie viel Energie hattest du?' },
    { kind: 'YES_NO', text: 'Bist du meistens satt geworden?' },
    { kind: 'NUMBER', text: 'Wie viele Stunden hast du im Schnitt geschlafen?', unit: 'h', isOptional: true },
    { kind: 'TEXT', text: 'Was ist gut gelaufen?' },
    { kind: 'TEXT', text: 'Wobei wünschst du dir Unterstützung?', isOptional: true },
  ],
}

/** Answers in the order of the questions; null without one. */
type DemoAnswers = readonly (number | boolean | string | null)[]

/** A check-in of a demo client: open without answers, waiting without a reply. */
interface DemoCheckIn {
  /** Days since it became due. */
  days: number
  /** Hours since it was submitted. */
  submittedHoursAgo?: number
  answers?: DemoAnswers
  reply?: string
}

/** Weekly check-ins of demo clients, oldest first; the next one of each is due seven days after the last. */
export const demoCheckIns: Readonly<Record<string, readonly DemoCheckIn[]>> = {
  mitglied: [
    {
      days: 15,
      submittedHoursAgo: 14 * 24 + 3,
      answers: [
        6,
        5,
        true,
        6.5,
        'Das Frühstück daheim hat an vier Tagen geklappt.',
        'Im Büro greife ich um drei zu Keksen.',
      ],
      reply:
        'Vier Tage sind ein schöner Anfang. Für drei Uhr habe ich dir den Skyr mit Beeren in den Plan gegeben, der hält im Bürokühlschrank.',
    },
    {
      days: 8,
      submittedHoursAgo: 7 * 24 + 5,
      answers: [
        7,
        7,
        true,
        7,
        'Die Jause um drei war fertig dabei, und am Abend war ich nicht mehr so ausgehungert.',
        null,
      ],
      reply: 'Das liest sich gut. Behalt die Jause so bei, nächste Woche schauen wir aufs Wochenende.',
    },
    { days: 1 },
  ],
  mia: [
    {
      days: 9,
      submittedHoursAgo: 8 * 24 + 6,
      answers: [
        5,
        4,
        false,
        5.5,
        'Das Kichererbsencurry schmeckt auch kalt.',
        'Nach dem Nachtdienst habe ich keinen Hunger.',
      ],
      reply:
        'Dann lass das große Frühstück nach dem Dienst weg: Etwas Kleines vor dem Schlafen reicht, und die Hauptmahlzeit kommt am Nachmittag.',
    },
    {
      days: 2,
      submittedHoursAgo: 4,
      answers: [
        7,
        6,
        true,
        6,
        'Mit dem kleinen Joghurt vor dem Schlafen geht es mir besser.',
        'Ideen für die letzte Nacht, da ist die Kantine zu.',
      ],
    },
  ],
  jonas: [
    {
      days: 3,
      submittedHoursAgo: 2 * 24 + 2,
      answers: [8, 7, true, 7.5, 'Vor dem langen Lauf habe ich jedes Mal etwas gegessen.', null],
      reply: 'Genau so. Nimm beim nächsten langen Lauf auch etwas für unterwegs mit.',
    },
  ],
}
