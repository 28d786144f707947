import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/backend/database/schema/**/*.ts',
  out: './src/backend/database/migrations',
})
