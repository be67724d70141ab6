import { configure } from '@testing-library/react'

// Timeout of `findBy…` and `waitFor` in ms, generous for busy machines.
configure({ asyncUtilTimeout: 5_000 })
