import { writeFile } from 'node:fs/promises'
import { makeSubset, subsets } from './subsets.ts'

/** `pnpm --filter @kostbar/web fonts`: writes the subsets of the fonts; needed when a font or the characters change. */
for (const [file, subset] of Object.entries(subsets))
  await writeFile(new URL(file, import.meta.url), await makeSubset(subset))
