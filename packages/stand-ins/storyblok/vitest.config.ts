import { defineProject } from 'vitest/config'
import { patience } from '../../../vitest.patience.ts'

export default defineProject({ test: { name: 'stand-in-storyblok', ...patience } })
