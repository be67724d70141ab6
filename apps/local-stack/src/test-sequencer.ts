import { readFile } from 'node:fs/promises'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Comment with which a test file asks for another environment than its project has. */
const environmentComment = /^\/\/ @vitest-environment /

/** Import of test files that check many screens; they take minutes, although they are short. */
const screensImport = "'./testing/check-screens.ts'"

/** Place of a test file within its project, from its source: lower ones run earlier. */
function rankOf(source: string): number {
  if (environmentComment.test(source)) return 2
  return source.includes(screensImport) ? 0 : 1
}

/**
 * Order of test files within a project; otherwise as vitest orders them.
 * - Files that check screens first: begun last, they would keep one worker busy when the others have no work left.
 * - Files with an environment of their own last: a worker that files share ends, with all modules it has loaded, when
 *   the next file needs another environment.
 */
export class TestSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranked = await Promise.all(
      (await super.sort(files)).map(async (file) => ({ file, rank: rankOf(await readFile(file.moduleId, 'utf8')) })),
    )
    const projects = Map.groupBy(ranked, ({ file }) => file.project.name)
    return [...projects.values()].flatMap((ofProject) =>
      ofProject.toSorted((one, other) => one.rank - other.rank).map(({ file }) => file),
    )
  }
}
