import { expect, test } from 'vitest'
import { answersText, wellbeingText } from './mean-text.ts'

test('steps are whole, hours have a decimal', () => {
  expect([wellbeingText('steps', 8385.7), wellbeingText('sleepHours', 7.44)]).toEqual(['8.386', '7,4'])
})

test('one answer is singular', () => {
  expect([answersText(1), answersText(7)]).toEqual(['1 Angabe', '7 Angaben'])
})
