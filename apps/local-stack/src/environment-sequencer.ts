import { readFile } from 'node:fs/promises'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Comment with which a test file asks for another environment than its project has. */
const environmentComment = /^\/\/ @vitest-environment /

/**
 * Order of test files: within a project, those with an environment of their own run after the others, otherwise as
 * vitest orders them. A worker that files share ends, with all modules it has loaded, when the next file needs another
 * environment.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const own = new Set<TestSpecification>()
    await Promise.all(
      sorted.map(async (file) => {
        if (environmentComment.test(await readFile(file.moduleId, 'utf8'))) own.add(file)
      }),
    )
    const projects = Map.groupBy(sorted, ({ project }) => project.name)
    return [...projects.values()].flatMap((ofProject) => [
      ...ofProject.filter((file) => !own.has(file)),
      ...ofProject.filter((file) => own.has(file)),
    ])
  }
}
