import { graphqlListings } from '../../../contract/listings-client.ts'

export const SpotPrefectures = graphqlListings(`
  query SpotPrefectures($where: SpotWorkWhere!) {
    spotWorkPrefectures(where: $where) {
      prefecture
      count
      bestFee
    }
  }
`)

export const RegularPrefectures = graphqlListings(`
  query RegularPrefectures($where: RegularWorkWhere!) {
    regularWorkPrefectures(where: $where) {
      prefecture
      count
      bestFee
    }
  }
`)

export const SpotCities = graphqlListings(`
  query SpotCities($where: SpotWorkWhere!, $prefecture: Prefecture!) {
    spotWorkCities(where: $where, prefecture: $prefecture) {
      city
      count
    }
  }
`)

export const RegularCities = graphqlListings(`
  query RegularCities($where: RegularWorkWhere!, $prefecture: Prefecture!) {
    regularWorkCities(where: $where, prefecture: $prefecture) {
      city
      count
    }
  }
`)
