export const secretKey = 'sk_test_kostbar'
