import { weekdayOf } from '@kostbar/contracts/calendar'
import { answersText, wellbeingText } from '@kostbar/contracts/evaluations/mean-text'
import type { SmallestChange, WeekStatistics } from '@kostbar/contracts/evaluations/statistics-schemas'
import { weekdayNames } from '@kostbar/contracts/meals'
import { formatCount, formatNumber, formatTenths } from '@kostbar/contracts/number-format'
import { levelTexts } from '@kostbar/contracts/nutritionplan/level-texts'
import { eatingReasons, protocolMealKinds } from '@kostbar/contracts/protocol/options'
import { shortWeekdayOf } from '@kostbar/contracts/short-weekdays'
import { formatDay } from '../../infra/date-format.ts'
import { type PdfWriter, writePdf } from '../../infra/pdf/write-pdf.ts'
import type { PrintedPerson } from '../printouts/service.ts'
import { withoutFigures } from './content.ts'
import type { EvaluatedProtocolRow, StoredProtocolWeek } from './protocols.ts'
import type { PublishedContent } from './stored.ts'
import { gapTexts, nutrientTexts, wellbeingTexts } from './texts.ts'

interface EvaluationPdfParams {
  readonly protocol: Pick<EvaluatedProtocolRow, 'number' | 'startsOn'>
  readonly content: PublishedContent
  readonly person: PrintedPerson
  /** Recorded week: names the meals that comments are about. */
  readonly week: StoredProtocolWeek
  /** Whether the member does not read this content (yet): the PDF then calls itself a draft. */
  readonly isDraft?: boolean
}

const weekdayAndDay = new Intl.DateTimeFormat('de-AT', {
  weekday: 'long',
  day: 'numeric',
  month: 'numeric',
  timeZone: 'UTC',
})

const formatWeekday = (day: string) => weekdayAndDay.format(new Date(day))

const wholeGrams = ({ grams }: { grams: number }) => `${formatNumber(Math.round(grams))} g`

/**
 * Sentence about a change: `Statt Leberkäse (150 g) lieber Putenschinken (150 g) (Montag, …)`, or for another amount of
 * the same food `Von Leberkäse 75 g statt 150 g (Montag, …)`.
 */
function changeText({ from, to, day, time, kind, occurrences, effect }: SmallestChange): string {
  const isAmount = from.foodId === to.foodId
  const what = isAmount
    ? `Von ${from.name} ${wholeGrams(to)} statt ${wholeGrams(from)}`
    : `Statt ${from.name} (${wholeGrams(from)}) lieber ${to.name} (${wholeGrams(to)})`
  const where = `${weekdayNames[weekdayOf(day)]}, ${time} Uhr, ${protocolMealKinds[kind]}`
  const frequency = occurrences > 1 ? ` In dieser Woche kam das ${formatNumber(occurrences)}-mal vor.` : ''
  const gain = effect
    ? ` Der Tag kommt damit von ${formatNumber(Math.round(effect.before.kcal))} auf ${formatNumber(Math.round(effect.after.kcal))} kcal, dein Ziel sind ${formatNumber(Math.round(effect.targets.kcal))} kcal.`
    : ''
  return `${what} (${where}).${frequency}${gain}`
}

function writeNumbers(pdf: PdfWriter, { averages }: WeekStatistics): void {
  const { nutrients, n, entries, withoutNutrition, missing } = averages
  if (nutrients.length > 0) {
    pdf.heading('Dein Durchschnitt', 2)
    pdf.table({
      columns: [
        { title: 'Pro Tag', share: 4 },
        { title: 'Durchschnitt', share: 3 },
        { title: 'Ziel', share: 3 },
        { title: 'Vergleich', share: 4 },
      ],
      rows: nutrients.map(({ nutrient, mean, target, level }) => [
        nutrientTexts[nutrient],
        formatNumber(Math.round(mean)),
        target === null ? '–' : formatNumber(Math.round(target)),
        level ? levelTexts[level] : '–',
      ]),
    })
    pdf.paragraph(`Gerechnet aus ${formatNumber(n)} von 7 Tagen.`, 'muted')
  } else pdf.heading('Was du aufgeschrieben hast', 2)
  pdf.paragraph(
    withoutNutrition === 0
      ? `${formatCount(entries, 'Eintrag', 'Einträge')} in dieser Woche.`
      : `${formatNumber(withoutNutrition)} von ${formatCount(entries, 'Eintrag', 'Einträgen')} ohne Nährwert: ${missing.join(', ')}.${nutrients.length > 0 ? ' Die Werte oben sind deshalb eher zu niedrig.' : ''}`,
    'muted',
  )
}

const hoursAndMinutes = (minutes: number | null) =>
  minutes === null ? '–' : `${formatNumber(Math.floor(minutes / 60))} Std. ${formatNumber(minutes % 60)} Min.`

function writeMealTimes(pdf: PdfWriter, { mealTimes }: WeekStatistics): void {
  if (mealTimes.windows.length === 0) return
  pdf.heading('Wann du gegessen hast', 2)
  pdf.table({
    columns: [
      { title: 'Tag', share: 4 },
      { title: 'Erste Mahlzeit', share: 3 },
      { title: 'Letzte Mahlzeit', share: 3 },
      { title: 'Längste Pause', share: 3 },
    ],
    rows: mealTimes.windows.map(({ day, first, last, longestPauseMinutes }) => [
      formatWeekday(day),
      first,
      last,
      hoursAndMinutes(longestPauseMinutes),
    ]),
  })
}

function writeDrinks(pdf: PdfWriter, { drinks }: WeekStatistics): void {
  pdf.heading('Getränke', 2)
  pdf.paragraph(
    drinks.water
      ? `Wasser: im Schnitt ${formatNumber(Math.round(drinks.water.mean))} ml am Tag, angegeben an ${formatCount(drinks.water.n, 'Tag', 'Tagen')}.`
      : 'Wie viel Wasser du getrunken hast, ist nicht angegeben.',
  )
  if (drinks.others.length > 0)
    pdf.table({
      columns: [
        { title: 'Andere Getränke', share: 5 },
        { title: 'Wie oft', share: 2 },
        { title: 'Menge', share: 3 },
      ],
      rows: drinks.others.map(({ text, count: times, ml }) => [
        text,
        `${formatNumber(times)}-mal`,
        ml === null ? 'nicht angegeben' : `${formatNumber(Math.round(ml))} ml`,
      ]),
    })
}

function writeHunger(pdf: PdfWriter, { hunger }: WeekStatistics): void {
  if (hunger.reasons.length === 0) return
  pdf.heading('Hunger und Gründe', 2)
  pdf.table({
    columns: [
      { title: 'Grund', share: 4 },
      { title: 'Mahlzeiten', share: 3 },
      { title: 'Hunger davor', share: 4 },
      { title: 'Sättigung danach', share: 4 },
    ],
    rows: hunger.reasons.map(({ reason, count: times, hunger: before, fullness }) => [
      reason ? eatingReasons[reason] : 'ohne Angabe',
      formatNumber(times),
      before ? `${formatTenths(before.mean)} von 10 (${answersText(before.n)})` : '–',
      fullness ? `${formatTenths(fullness.mean)} von 10 (${answersText(fullness.n)})` : '–',
    ]),
  })
}

function writeWellbeing(pdf: PdfWriter, { wellbeing, averages }: WeekStatistics): void {
  const answered = wellbeing.filter(({ mean }) => mean)
  if (answered.length === 0) return
  pdf.heading('Schlaf, Stress und wie es dir ging', 2)
  pdf.table({
    dense: true,
    columns: [
      { title: 'Angabe', share: 5 },
      ...averages.days.map(({ day }) => ({ title: shortWeekdayOf(day), share: 2 })),
      { title: 'Schnitt', share: 3 },
    ],
    rows: answered.map(({ field, values, mean }) => [
      wellbeingTexts[field],
      ...values.map((value) => (value === null ? '–' : wellbeingText(field, value))),
      mean ? wellbeingText(field, mean.mean) : '–',
    ]),
  })
}

function writeGaps(pdf: PdfWriter, { gaps }: WeekStatistics): void {
  if (gaps.length === 0) return
  pdf.heading('Was fehlt', 2)
  pdf.list(gaps.map(({ day, missing }) => `${formatWeekday(day)}: ${missing.map((kind) => gapTexts[kind]).join(', ')}`))
}

function writeComments(pdf: PdfWriter, { comments }: PublishedContent, { days, meals }: StoredProtocolWeek): void {
  if (comments.length === 0) return
  pdf.heading('Kommentare zu deinen Tagen', 2)
  for (const { day } of days) {
    const ofDay = comments.filter((comment) => comment.day === day)
    if (ofDay.length === 0) continue
    pdf.heading(formatWeekday(day), 3)
    const dayComment = ofDay.find(({ mealId }) => mealId === null)
    if (dayComment) pdf.paragraph(dayComment.text)
    for (const meal of meals) {
      const comment = ofDay.find(({ mealId }) => mealId === meal.id)
      if (!comment) continue
      const eaten = meal.items.map(({ text }) => text).join(', ')
      pdf.labelled([`${meal.time} ${protocolMealKinds[meal.kind]}`, eaten].filter(Boolean).join(': '), comment.text)
    }
  }
}

/**
 * PDF of an evaluation: conclusion, approved changes, then statistics and comments. While the member is in protective
 * mode, energy, macros and targets are left out, in a trainer's download too.
 */
export function evaluationPdf({ protocol, content, person, week, isDraft }: EvaluationPdfParams): Promise<Buffer> {
  const { conclusion, changes, statistics, ...rest } = person.protectiveMode ? withoutFigures(content) : content
  const title = 'Auswertung deines 7-Tages-Protokolls'
  const last = week.days.at(-1)?.day ?? protocol.startsOn
  const period = `${formatDay(protocol.startsOn)} bis ${formatDay(last)}`
  const footer = `${isDraft ? 'Entwurf · ' : ''}Auswertung Protokoll ${protocol.number} · vertraulich`
  return writePdf({ title, footer }, (pdf) => {
    pdf.heading(title, 1)
    pdf.paragraph([person.name, period, person.byline].filter(Boolean).join(' · '), 'muted')
    if (isDraft) pdf.paragraph('Entwurf: noch nicht veröffentlicht.', 'muted')
    if (conclusion) {
      pdf.heading('Zusammenfassung', 2)
      for (const paragraph of conclusion.split(/\n{2,}/)) pdf.paragraph(paragraph)
    }
    if (changes.length > 0) {
      pdf.heading(
        changes.length === 1 ? 'Eine kleine Änderung' : `${changes.length === 2 ? 'Zwei' : 'Drei'} kleine Änderungen`,
        2,
      )
      pdf.list(changes.map(changeText), 'number')
    }
    writeNumbers(pdf, statistics)
    writeMealTimes(pdf, statistics)
    writeDrinks(pdf, statistics)
    writeHunger(pdf, statistics)
    writeWellbeing(pdf, statistics)
    writeGaps(pdf, statistics)
    writeComments(pdf, { conclusion, changes, statistics, ...rest }, week)
  })
}
