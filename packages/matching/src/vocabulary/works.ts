import { term, type Term } from './term.ts';

/** Kinds of work. */
export const works: readonly Term[] = [
  term(
    'new-build',
    'new building',
    'new build, newly built, new construction, build a house, building a house, ground plot, building plot, building permit, off-plan',
    'A new house is to be built from nothing.',
  ),
  term(
    'renovation',
    'renovation',
    'renovation, renovate, refurbish, refurbishment, renew, refit, makeover, remodel, modernise, modernize, refresh, update',
    'An existing home is renovated and brought up to date.',
  ),
  term(
    'conversion',
    'conversion of buildings',
    'conversion, convert, former, turn into, turned into, disused, becomes, change of use, transform',
    'A barn, factory, shop or chapel is turned into something else.',
  ),
  term(
    'restoration',
    'restoration of old buildings',
    'restoration, restore, conservation, listed, protected, monument, preservation, stucco, fresco, historic, original, repaired, period',
    'A listed historic building is carefully conserved: stucco, parquet and old windows repaired.',
  ),
  term(
    'extension',
    'extensions',
    'extension, add a floor, annexe, annex, addition, conservatory, winter garden',
    'An extension or additional floor is added to a house.',
  ),
  term(
    'furnishing',
    'furnishing',
    'furnishing, furnish, furniture, styling, decorate, decoration, home staging, curtain, textile, lamp, carpet',
    'Furniture, lamps, textiles and decoration are chosen for existing rooms.',
  ),
  term(
    'bespoke',
    'made-to-measure joinery',
    'made-to-measure, made to measure, bespoke, custom-made, joinery, carpentry, joiner, carpenter, cabinetmaker',
    'Furniture is made to measure by a joiner in a workshop.',
  ),
  term(
    'letting',
    'homes to let',
    'rental, to let, letting, tenant, investment property, airbnb, landlord, buy-to-let',
    'A flat is prepared cheaply and quickly for tenants.',
  ),
  term(
    'energy',
    'energy retrofit',
    'insulation, insulate, energy, passive house, triple glazing, heating demand, thermal, heat pump, retrofit',
    'A building is insulated to save energy.',
  ),
  term(
    'acoustics',
    'acoustics',
    'acoustic, noise, noisy, loud, quiet, sound-absorbing, reverberation, sound insulation, silent, silence',
    'Noise is brought down with felt, carpets and absorbing ceilings.',
  ),
  term(
    'lighting',
    'lighting',
    'lighting, light design, lighting design, illumination',
    'Lamps and light are planned for a room.',
  ),
  term(
    'landscaping',
    'landscaping',
    'landscaping, landscape, planting, gardening, garden design, irrigation, paving',
    'Ground is shaped and planted: paths, walls, beds, trees and water.',
  ),
];
