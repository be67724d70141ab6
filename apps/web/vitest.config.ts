import { defineProject, mergeConfig } from 'vitest/config'
import vite from './vite.config.ts'

export default mergeConfig(
  vite,
  defineProject({ test: { name: 'web', environment: 'happy-dom', include: ['{src,vite}/**/*.test.{ts,tsx}'] } }),
)
