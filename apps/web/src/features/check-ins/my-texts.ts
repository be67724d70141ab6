import { formatWeekday } from '../../lib/format.ts'

/** German texts about the member's own check-ins. */
export const myTexts = {
  intro:
    'Einmal pro Woche kurz innehalten: Ein paar Fragen dazu, wie es dir geht und was gerade leicht oder schwer ist.',
  openUntil: (day: string) => `Offen bis ${formatWeekday(day)}.`,
  whatHappens: (trainer: string) =>
    `${trainer} liest deine Antworten und schreibt dir innerhalb von 48 Stunden zurück. Nach dem Abschicken lassen sie sich nicht mehr ändern.`,
  someTrainer: 'Wer dich begleitet,',
  submit: 'Abschicken',
  sent: 'Abgeschickt. Danke, dass du dir Zeit genommen hast.',
  scaleEnds: ['niedrig', 'hoch'],
  leaveTexts: {
    title: 'Ohne Abschicken weggehen?',
    text: 'Deine Antworten sind noch nicht abgeschickt. Wenn du weggehst, sind sie weg.',
    leave: 'Verwerfen',
  },
  next: (day: string) => `Dein nächster Wochenrückblick kommt am ${formatWeekday(day)}.`,
  noneTitle: 'Noch kein Wochenrückblick',
  notCoached:
    'Im Wochenrückblick beantwortest du einmal pro Woche ein paar Fragen und bekommst darauf eine Antwort. Sobald dich eine Trainerin oder ein Trainer begleitet, kann sie oder er ihn für dich einrichten.',
  notScheduled: (trainer: string) =>
    `Im Wochenrückblick stellt dir ${trainer} einmal pro Woche ein paar Fragen und antwortet dir darauf. Noch ist keiner eingerichtet. Wenn du dir einen wünschst, schreib ${trainer} einfach.`,
  nothingPlanned: 'Gerade ist kein weiterer Wochenrückblick geplant.',
  answerBy: (trainer: string, when: string) => `${trainer} antwortet bis ${when}.`,
  yourTrainer: 'Deine Begleitung',
  missed: 'In dieser Woche hat es nicht geklappt. Das macht nichts.',
  reply: 'Antwort deiner Begleitung',
  card: {
    title: 'Dein Wochenrückblick ist da',
    text: (trainer: string | null, closesOn: string) =>
      `${trainer ? `Ein paar Fragen von ${trainer}.` : 'Ein paar Fragen.'} Er dauert ein paar Minuten und ist offen bis ${formatWeekday(closesOn)}.`,
    button: 'Fragen beantworten',
  },
} as const
