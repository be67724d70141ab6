export { recipeName } from '@kostbar/contracts/recipes/recipe-name'
