import { failCommand, SetupError } from '@kostbar/machine/setup-error'
import { contentDirectory } from '@kostbar/stack/repository'
import { openLibrary } from '@kostbar/stand-in-storyblok/files/library'

/** `pnpm check:content`: validates all content files. */
async function check(directory: string): Promise<void> {
  const { stories, assets, problems } = await openLibrary(directory, '').read()
  if (problems.length > 0) throw new SetupError(problems.map(({ message }) => message).join('\n'))
  console.log(`Content: ${stories.size} stories and ${assets.length} files, all well.`)
}

check(contentDirectory).catch(failCommand)
