import { anamnesisQuestionnaire } from '@kostbar/contracts/anamnesis/definition'
import { longTextLength, shortTextLength } from '@kostbar/contracts/anamnesis/limits'
import { withOwnQuestions } from '@kostbar/contracts/anamnesis/own-questions'
import type { Answers, Question } from '@kostbar/contracts/anamnesis/questionnaire'
import { summarize } from '@kostbar/contracts/anamnesis/summary'
import { questionsOf } from '@kostbar/contracts/anamnesis/visible-questions'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, it } from 'vitest'
import { lettersOf, readPdf } from '../../testing/read-pdf.ts'
import { versionPdf } from './pdf.ts'

const questionnaire = withOwnQuestions(anamnesisQuestionnaire, 'Theresa', [
  { id: 'own-1', kind: 'longText', label: 'Wie sieht dein Arbeitsweg aus?', options: [] },
])

const sentence =
  'Lebensmittelunverträglichkeitsuntersuchungen hatte ich schon mehrere, jede mit einem anderen Ergebnis. '
const textOf = (length: number) =>
  sentence
    .repeat(Math.ceil(length / sentence.length))
    .slice(0, length)
    .trim()

/** Longest valid answer to a question; yes-or-no questions that ask for details are answered with yes. */
function longestAnswer(question: Question): Answers[string] {
  switch (question.kind) {
    case 'text':
      return textOf(shortTextLength)
    case 'longText':
      return textOf(longTextLength)
    case 'number':
      return question.max
    case 'scale':
      return question.max
    case 'date':
      return '1990-12-24'
    case 'choice':
      return question.options.at(-1)?.value ?? ''
    case 'choices':
      return question.options.filter(({ value }) => value !== question.none).map(({ value }) => value)
    case 'yesNo':
      return question.detailsLabel ? { value: 'YES', details: textOf(400) } : { value: 'YES' }
  }
}

const answers: Answers = Object.fromEntries(
  questionsOf(questionnaire).map((question) => [question.id, longestAnswer(question)]),
)
const steps = summarize(questionnaire, answers).filter(({ entries }) => entries.length > 0)
const title = 'Anamnese, Fassung 3'

let pdf: Buffer
let pages: string[]

beforeAll(async () => {
  const submittedAt = new Date('2026-11-20T09:05:00Z')
  const name = 'Ottilie Donaudampfschifffahrtsgesellschaft-Wiesinger'
  const warnings = ['BMI_LOW', 'KIDNEY', 'EATING_DISORDER'] as const
  pdf = await versionPdf({ questionnaire, answers, number: 3, submittedAt, name, warnings })
  pages = await readPdf(pdf)
})

const open = () => getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise

interface StructNode {
  role?: string
  children?: StructNode[]
}

const rolesOf = ({ role, children = [] }: StructNode): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap((child) => rolesOf(child)),
]

it('is tagged on every page, in German, with its title', async () => {
  const document = await open()
  expect((await document.getMetadata()).info).toMatchObject({ Language: 'de-AT', Title: title })
  const roles: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const ofPage = rolesOf(((await (await document.getPage(number)).getStructTree()) ?? {}) as StructNode)
    expect(ofPage.length).toBeGreaterThan(2)
    roles.push(...ofPage)
  }
  expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
  for (const role of ['H2', 'H3', 'P', 'L', 'LI', 'Table', 'TR', 'TH', 'TD']) expect(roles).toContain(role)
})

it('holds every step, question and longest answer as a whole, in their order', () => {
  const printed = lettersOf(pages.join('\n').replaceAll(/Anamnese, Fassung 3 · vertraulich|Seite \d+ von \d+/g, ''))
  let from = 0
  for (const { title: step, entries } of steps)
    for (const text of [step, ...entries.flatMap(({ label, answer }) => (answer === null ? [] : [label, answer]))]) {
      const at = printed.indexOf(lettersOf(text), from)
      expect([text, at]).not.toEqual([text, -1])
      if (text === step) from = at
    }
})

it('keeps every line within the margins, and begins no step at the end of a page', async () => {
  const document = await open()
  const titles = new Set(steps.map((step) => step.title))
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const [, , width = 0] = page.view
    const items = (await page.getTextContent()).items.flatMap((item) =>
      'str' in item && item.str.trim() ? [item] : [],
    )
    for (const item of items) expect(item.transform[4] + item.width).toBeLessThanOrEqual(width - 50)
    // Apart from the footer, the lowest line of a page must not be a heading.
    const lowest = items.map((item) => ({ text: item.str, y: item.transform[5] as number })).sort((a, b) => a.y - b.y)
    const content = lowest.filter(({ text }) => !/vertraulich|^Seite|^\d/.test(text))
    expect(titles).not.toContain(content[0]?.text)
  }
})

it('numbers its pages, each of which is filled', () => {
  expect(pages.length).toBeGreaterThan(5)
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`${index + 1} von ${pages.length}`)
    if (index < pages.length - 1) expect(lettersOf(page).length).toBeGreaterThan(300)
  }
})
