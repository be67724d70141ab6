import { expect, test } from 'vitest'
import { editable } from './editable.ts'

test('a block of a draft carries what the editor finds it by, one of a published page nothing', () => {
  const json = '{"name":"page","space":"1","uid":"u-1","id":"7"}'
  expect(editable(`<!--#storyblok#${json}-->`)).toEqual({ 'data-blok-c': json, 'data-blok-uid': '7-u-1' })
  expect(editable(undefined)).toEqual({})
  expect(editable('<script>')).toEqual({})
})
