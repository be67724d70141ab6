import { defineProject } from 'vitest/config'
import { shared } from '../../../vitest.shared.ts'

export default defineProject({ test: { name: 'stand-in-storyblok', isolate: false, ...shared } })
