import type { StuckWork } from '@kostbar/contracts/status/schemas'
import { formatNumber } from '../../lib/format.ts'
import { when } from './texts.ts'

interface StuckTexts {
  readonly name: string
  readonly whatToDo: string
}

const repeatedAtNight = 'In der Nacht wird es von selbst noch einmal versucht.'

const findCause =
  'Wer das System betreibt, findet die Ursache im Protokoll und stellt die Aufgabe danach noch einmal an; wie, steht im Betriebshandbuch.'

const jobs: Readonly<Record<string, StuckTexts>> = {
  'deliver-mail': {
    name: 'Mail zustellen',
    whatToDo: 'Prüf zuerst die Zeile „E-Mail“. Mails werden stündlich neu eingereiht, bis zu einer Woche lang.',
  },
  'deliver-pushes': {
    name: 'Mitteilungen zustellen',
    whatToDo: 'Prüf zuerst die Zeile „Push-Nachrichten“. Was fehlt, wird jede Minute neu eingereiht.',
  },
  'sync-subscription': {
    name: 'Abo abgleichen',
    whatToDo: `Vielleicht ist ein Abo bezahlt, aber nicht freigeschaltet. ${findCause} ${repeatedAtNight}`,
  },
  'sync-checkout-session': {
    name: 'Bestellung abgleichen',
    whatToDo: `Vielleicht ist eine Bestellung bezahlt, aber nicht freigeschaltet. ${findCause} ${repeatedAtNight}`,
  },
  'sync-refunds': {
    name: 'Erstattungen abgleichen',
    whatToDo: `Vielleicht gilt etwas Erstattetes noch. ${findCause} ${repeatedAtNight}`,
  },
  'end-unneeded-subscription': {
    name: 'Abo nach einem Wechsel der Rolle kündigen',
    whatToDo: `Die Person zahlt vielleicht weiter. Kündige das Abo beim Zahlungsdienst zum Ende des Zeitraums. ${repeatedAtNight}`,
  },
  'end-unpaid-coaching': {
    name: 'Begleitung nach dem Ende des Kaufs beenden',
    whatToDo: `Jemand wird vielleicht noch begleitet, ohne dafür zu zahlen. ${findCause}`,
  },
  'erase-health-data': {
    name: 'Gesundheitsdaten löschen',
    whatToDo: `Das muss bald geschehen, es wurde jemandem zugesagt. ${findCause}`,
  },
  'make-data-export': {
    name: 'Datenexport erstellen',
    whatToDo:
      'Die Person kann ihn in den Einstellungen noch einmal anfordern. Scheitert er wieder, braucht es das Protokoll.',
  },
  'remove-files': {
    name: 'Dateien löschen',
    whatToDo: `Prüf zuerst die Zeile „Dateispeicher“. ${findCause}`,
  },
}

const otherJob: StuckTexts = { name: 'Aufgabe im Hintergrund', whatToDo: findCause }

const paymentEvent: StuckTexts = {
  name: 'Meldung des Zahlungsdienstes',
  whatToDo: `Sie ist angekommen, aber nicht verarbeitet: Vielleicht fehlt ein Kauf oder eine Kündigung. ${findCause} Abos, Bestellungen und Erstattungen werden außerdem jede Nacht abgeglichen.`,
}

const textsOf = ({ kind, name }: StuckWork): StuckTexts =>
  kind === 'PAYMENT_EVENT' ? paymentEvent : (jobs[name] ?? otherJob)

/** Texts about work that was not done although it was tried. */
export const stuckTexts = {
  title: 'Liegen geblieben',
  intro: 'Das wurde mehrmals versucht und ist nicht gelungen.',
  nameOf: (work: StuckWork) => textsOf(work).name,
  whatToDo: (work: StuckWork) => textsOf(work).whatToDo,
  since: ({ count, oldestAt }: StuckWork) =>
    count === 1 ? `Einmal, ${when(oldestAt)}` : `${formatNumber(count)}-mal, zuerst ${when(oldestAt)}`,
  technicalName: 'Im Protokoll:',
} as const
