import { expect, it } from 'vitest'
import { sentenceOf } from './texts.ts'

it.each([
  ['Kochabend am Freitag', 'Kochabend am Freitag: Um 18 Uhr geht es los.'],
  ['Gute Woche, Anna!', 'Gute Woche, Anna! Um 18 Uhr geht es los.'],
  ['Kochst du mit?', 'Kochst du mit? Um 18 Uhr geht es los.'],
])('joins the title %j of a push message with its text', (title, sentence) => {
  expect(sentenceOf('pushMessage', { title, body: 'Um 18 Uhr geht es los.' })).toBe(sentence)
})
