/**
 * The rooms of the gallery on the landing page, in their order. All are shown by designers of the demo, the first four by
 * the one whose room is also the odd tile of the hero. Who shows which is in `gallery-designers.generated.json`.
 */
export const galleryRooms = [
  { room: 'bohemian_dining_11_wide', alt: 'Dining room with a long table before a terracotta arch' },
  { room: 'bohemian_office_1_wide', alt: 'Study with a bamboo chair before a terracotta arch' },
  { room: 'bohemian_living_13_wide', alt: 'Living room with a terracotta arch above a cream sofa' },
  { room: 'bohemian_terrace_11_wide', alt: 'Terrace with a striped rug under a timber pergola' },
  { room: 'japandi_kitchen_11_wide', alt: 'Kitchen with fluted oak fronts and paper lanterns' },
  { room: 'mid-century-modern_living_11_wide', alt: 'Living room with a green wall and a mustard sofa' },
  { room: 'industrial_living_11_wide', alt: 'Living room with a brick wall and a leather Chesterfield' },
  { room: 'art-deco_office_11_wide', alt: 'Emerald study with brass mouldings' },
  { room: 'farmhouse_living_11_wide', alt: 'Living room with timber beams and a blue striped rug' },
  { room: 'contemporary_office_11_wide', alt: 'Study with a walnut wall and open shelves' },
  { room: 'bohemian_kitchen_11_wide', alt: 'Green kitchen with woven lamps and a Persian rug' },
  { room: 'minimalist_office_11_wide', alt: 'White study with a slim oak desk' },
  { room: 'mid-century-modern_kitchen_11_wide', alt: 'Walnut kitchen with teal tiles and mustard chairs' },
  { room: 'mediterranean_terrace_1_wide', alt: 'White terrace with clay tiles and a blue door' },
  { room: 'japandi_living_11_wide', alt: 'Living room with a dark slatted wall and paper lamps' },
  { room: 'scandinavian_kitchen_1_wide', alt: 'White kitchen with an oak island and round stools' },
] as const;
