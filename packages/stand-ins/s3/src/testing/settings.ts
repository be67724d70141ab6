import { originsOf } from '../cors.ts'

export const bucket = 'kostbar'
export const webOrigin = 'http://127.0.0.1:3000'
export const webOrigins = originsOf(webOrigin)
export const credentials = { region: 'eu-central-1', accessKey: 'an-access-key', secretKey: 'a-secret-key' }
