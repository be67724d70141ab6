import { expect, test } from 'vitest'
import { isMembersOnly } from './members-only.ts'

test.each(['rezepte/linsen', 'rezepte/', 'lexikon', 'lexikon/zink'])('%s needs a session', (slug) =>
  expect(isMembersOnly(slug)).toBe(true),
)

test.each(['home', 'blog/rezepte', 'rezepteliste', 'kostproben/linsen', ''])('%s is public', (slug) =>
  expect(isMembersOnly(slug)).toBe(false),
)
