import { maxForms } from '@kostbar/contracts/check-ins/limits'

export const texts = {
  formsFull: `Mehr als ${maxForms} Bögen haben hier keinen Platz. Lösche zuerst einen, den du nicht mehr brauchst.`,
  formExists: 'Einen Bogen mit diesem Namen hast du schon.',
  /** @param clients number of clients who are asked the questions of the form */
  formInUse: (clients: number) =>
    clients === 1
      ? 'Diesen Bogen beantwortet gerade eine Person jede Woche. Wähl für sie zuerst einen anderen, oder beende ihren Wochenrückblick.'
      : `Diesen Bogen beantworten gerade ${clients} Personen jede Woche. Wähl für sie zuerst einen anderen, oder beende ihren Wochenrückblick.`,
  alreadySubmitted:
    'Diesen Wochenrückblick hast du schon abgeschickt. Wenn du noch etwas ergänzen möchtest, schreib deiner Begleitung.',
  missed: 'Für diesen Wochenrückblick ist die Zeit vorbei. Das macht nichts, beim nächsten bist du wieder dabei.',
  alreadyReplied: 'Auf diesen Wochenrückblick hast du schon geantwortet. Ergänzungen kannst du als Nachricht schicken.',
  notSubmitted: 'Dieser Wochenrückblick ist nicht abgeschickt, darum gibt es noch nichts zu beantworten.',
} as const
