/** French design words: what they mean in English, then the words. */
export const fr = `
kitchen: cuisine; kitchenette: kitchenette; worktop: plan de travail; sink: évier; oven: four
wood-fired oven: four à bois; hob: plaque de cuisson; refrigerator: frigo, réfrigérateur; kitchen island: îlot
pantry: cellier, garde-manger; dining room: salle à manger
living room: salon, séjour, pièce principale, salons, petit salon
bedroom: chambre, chambre à coucher, chambre parentale, chambres, suite parentale
children's room: chambre d'enfant, chambre de bébé, chambre d'ado, salle de jeux, chambre d'enfants
bathroom: salle de bains, salle de bain, salle d'eau, salles de bains, salle de douche; shower: douche
walk-in shower without threshold: douche à l'italienne, douche de plain-pied; bathtub: baignoire
free-standing bathtub: baignoire îlot; washbasin: lavabo, vasque; tap: robinet, robinetterie; toilet: toilettes
hallway: couloir, entrée; staircase: escalier; wardrobe: armoire, penderie, dressing; storage: rangement
shelf: étagère; book: livre; shoe: chaussure; made to measure: sur mesure; built-in furniture: meuble encastré
joinery: menuiserie, ébénisterie
home office: bureau à domicile, télétravail, télétravaille, bureau à la maison, espace de travail, travail à domicile
office: bureau, bureaux, cabinet d'avocats, siège, entreprise, locaux; open-plan office: bureau ouvert, open space
meeting room: salle de réunion; phone booth: cabine téléphonique; workplace desk: poste de travail
work: travailler, travail; retreat: coin calme, refuge; corner: coin; place: place, endroit, lieu
studio flat: studio, petit studio; apartment: deux-pièces, trois-pièces, appartement, appart, appartements
house: maison, pavillon, villa, maisons, maison de ville, échoppe; holiday home: maison de vacances
country house: maison de campagne, ferme, mas; rural: rural, champêtre; barn, stable: grange, étable, écurie
attic: grenier, combles, sous les toits, mansarde, sous-pente, combles aménagés; sloping ceiling: pente, soupente
basement: cave, sous-sol; wine cellar: cave à vin, chai, domaine viticole; wine: vin; wine tasting: dégustation
loft: loft; mezzanine: mezzanine; factory: usine, fabrique
garden: jardin, jardins, jardinet, jardinage, potager fleuri; courtyard: cour, patio, courette, cour pavée
terrace: terrasse, terrasses, loggia; roof terrace: toit-terrasse, rooftop; balcony: balcon
roof: toit, toiture, toits, toiture-terrasse, tuiles; pool: piscine; plant: plante, plantation
aromatic herbs: plantes aromatiques, herbes; tree: arbre, arbres; flower: fleur, fleurs, fleurir, floraison
planter tub: bac, jardinière; lawn: pelouse, gazon, herbe, prairie, pré; without irrigation: sans arrosage
watering: arrosage; slope: talus; ground plot: terrain; sun: soleil; shade: ombre, ombragé, ombragée; wind: vent
water: eau; sound of water, fountain: fontaine, bruit d'eau; outdoor: extérieur, dehors; barbecue: barbecue
pergola: pergola, tonnelle; facade: façade, façades, devanture, ravalement; exterior facade: façade extérieure
insulation: isolation; window: fenêtre, baie vitrée, baies vitrées, fenêtres, verrière d'atelier
window frames: menuiseries; shop window: vitrine; shutter: volet, persienne, volets, persiennes
sun shading: brise-soleil, pare-soleil; air conditioning: climatisation, clim; outdoor unit: unité extérieure
earthquake: séisme; strengthening: renforcement; load capacity: portance, charge; building block: immeuble, bâtiment
listed historic building: monument historique, classé; historic: historique, ancien, ancienne
restore: restaurer, restauration, remettre en état, conserver, patrimoine
renovate: à refaire, on refait, refait à neuf, rénover, rénovation, travaux, retaper, refaire, moderniser, rafraîchir, rénovations, retapons
convert: transformer, reconvertir, transformation, aménager, réhabiliter, ancien atelier, ancienne grange
new building: construction neuve; design: conception, aménagement, design; interior: intérieur
furniture: meuble, mobilier; sofa: canapé, sofa, divan, sofas; armchair: fauteuil, fauteuils; chair: chaise
table: table; bed: lit, literie; fold-away bed: lit escamotable, lit rabattable; bench: banc, banquette
lamp: lampe, luminaire, lampes, luminaires; chandelier: lustre; mirror: miroir, miroirs
curtain: rideau, rideaux, voilage; carpet: tapis, moquette, tapis de laine; wallpaper: papier peint
picture: tableau, image; textile: tissu, textile; travel souvenirs: voyage; cushion: coussin, coussins
floor: sol, plancher, sols; parquet: parquet; tile: carrelage, carreau, carrelages, faïence
wall: mur, paroi, murs, cloison, cloisons; ceiling: plafond, plafonds, sous plafond
painted ornamented ceiling: plafond peint, moulures; brick vaults: voûtes en brique; vault: voûte; dome: coupole, dôme
beam: poutre, poutres, poutres apparentes, solives; column: colonne; door: porte
fireplace: cheminée, foyer, cheminées, âtre, feu, insert; stove: poêle, poêle à bois; wood: bois, boisé, bois massif
light wood: bois blond, bois clair; wooden lattice: claustra en bois; oak: chêne, chênes; walnut: noyer
bamboo blinds: store en bambou; bamboo: bambou; rattan: rotin, osier, rotins; stone: pierre, pierres, en pierre
natural stone: pierre naturelle; marble: marbre, marbres; veined: veiné; brick: brique
exposed brick: brique apparente; concrete: béton, ciment; plaster: enduit, plâtre; lime: chaux
whitewashed: blanchi à la chaux, chaulé, murs blancs, blanchi; clay: terre crue, argile
terracotta: terre cuite, tomettes; glass: verre, verres, vitré, vitrée; metal: métal; iron: fer, fer forgé
steel: acier; brass: laiton, laitons; copper: cuivre; gold: or, doré; pipe: tuyau; visible: visible, apparent
hidden: caché, invisible; leather: cuir, cuirs, similicuir; velvet: velours, velouté; linen: lin, toile de lin
wool: laine, laines, laineux; rope: corde; white: blanc, blanche, blancs, blanches, blancheur
black: noir, noire, noirs, noires; grey: gris, grise, gris clair, anthracite
blue: bleu, bleue, bleus, bleues, bleu clair; green: vert, verte, verdure, verts, vertes, verdoyant
red: rouge, rouges, bordeaux; yellow: jaune, jaunes; brown: marron, brun, bruns, cognac, noisette; beige: beige
colour: couleur, coloré, couleurs, teintes, tons, colorée; bold: audacieux, osé; soft: doux, douce
bright: clair, claire, lumineux, éclairé, clairs, claires; dark: sombre, foncé, sombres, foncée, obscur
light: lumière, éclairage, lumineuse, éclairer; warm: chaleureux, chaude; homely: comme à la maison
atmosphere: ambiance, atmosphère; quiet: calme, silencieux; noisy: bruyant, bruit; reduce: réduire
simple: simple, sobre; natural: naturel, nature; ecological: écologique, durable; modern: moderne, contemporain
traditional: traditionnel, classique; minimalist: minimaliste, épuré, dépouillé, minimal, minimalisme, épurée
industrial: industriel, industrielle, style usine, esprit atelier; rustic: rustique
scandinavian: scandinave, nordique, scandinaves, nordiques, suédois
mediterranean: méditerranéen, méditerranéenne, du Sud; luxury: luxe, luxueux, haut de gamme; elegant: élégant
cheap: pas cher, économique, bon marché; fast: rapide, rapidement, vite; fresh: frais, fraîche
hard-wearing: résistant, solide, robuste; small: petit, petite, petits, petites, minuscule, mini
large: grand, grande, grands, grandes, vaste, immense; narrow: étroit; high: haut; low: bas, basse
round: rond, arrondi; central: centre, milieu; open: ouvert; safe: sécurité; wheelchair: fauteuil roulant
barrier-free accessible: accessible, PMR, adapté, sans obstacles, mobilité réduite; grab rail: barre d'appui
carer: aide-soignant, soignant
elderly parents: personnes âgées, parents, grand-mère, grands-parents, senior, âgé, âgée, parents âgés
child: enfant, enfants, fille, fils, jouets, gamins; baby: bébé; play: jouer, jeu; climb: grimper, escalade
hide: se cacher, cachette; nap: sieste, dormir; kindergarten: crèche, maternelle, jardin d'enfants
school: école, collège, lycée; classroom: salle de classe; library: bibliothèque, médiathèque
restaurant: restaurant, bistrot, brasserie; café: café, coin café; bakery: boulangerie, pâtisserie; bread: pain
bar: bar; tea room: salon de thé; tea: thé; sit on the floor: s'asseoir par terre; guest: invité, client
hotel: hôtel, auberge, chambre d'hôtes; guest rooms: chambres d'hôtes; rural tourism guesthouse: gîte, tourisme rural
spa: spa, bien-être; sauna: sauna; turkish bath: hammam, bain turc; heated stone platform: pierre chauffante
relaxation room: salle de repos, détente; massage: massage; gym: salle de sport; changing room: vestiaire, cabine
shop: boutique, magasin; clothing: vêtement, mode; medical practice: cabinet médical, cabinet
dentist: dentiste, dentaire; patient: patient; workshop: atelier; museum: musée, exposition; church: église, chapelle
palace: palais, château; tenant: locataire
to let: à louer, location, locatif, locations, mise en location, loué, locataires
prefabricated housing block: HLM, grand ensemble; family: famille, familial; neighbour: voisin; sea: mer; beach: plage
salt: sel; mountain: montagne; forest: forêt; acoustics: acoustique, insonorisation, isolation phonique, phonique
material: matériau; decoration: décoration, déco; wood panelling: boiserie, lambris; outdoor shower: douche extérieure
without: sans; no: aucun, aucune; coffee table: table basse; dining table: table à manger, table de repas
bedside table: table de chevet, chevet; headboard: tête de lit; sideboard: buffet, commode, enfilade
cupboard: placard; drawer: tiroir; handles: poignée; bookcase: bibliothèque murale; stool: tabouret; pouf: pouf
rocking chair: fauteuil à bascule, rocking-chair; wing chair: bergère
bunk bed: lit superposé, lits superposés, lit mezzanine; cot: lit bébé, berceau
sofa bed: canapé-lit, canapé convertible; desk: bureau en bois, secrétaire; dressing table: coiffeuse
pendant lamp: suspension, suspensions; floor lamp: lampadaire; wall lamp: applique
indirect light: lumière indirecte, éclairage indirect; candle: bougie; lantern: lanterne
paper lamp: lampe en papier, lampes en papier; throw blanket: plaid, couverture; cotton: coton; silk: soie
bouclé: bouclé, bouclette; felt: feutre; fur: fourrure, peau de mouton; upholstered: capitonné, tapissé
embroidered: brodé, broderie; plywood: contreplaqué; birch: bouleau; ash wood: frêne; pine: pin, sapin, épicéa
larch: mélèze; cedar: cèdre; teak: teck; mahogany: acajou; cherry wood: merisier, bois de cerisier
rosewood: palissandre; chestnut wood: châtaignier; smoked oak: chêne fumé
reclaimed wood: vieux bois, bois de récupération; dark wood: bois sombre, bois foncé; veneer: placage
laminate: stratifié, mélaminé; linoleum: linoléum, lino; cork: liège; terrazzo: terrazzo; mosaic: mosaïque
hand-painted tiles: carreaux peints à la main, azulejos; cement tiles: carreaux de ciment
porcelain stoneware: grès cérame; ceramics: céramique, céramiques, poterie
terracotta tiles: tomette, terre cuite au sol; slate: ardoise; granite: granite, granit; limestone: pierre calcaire
travertine: travertin; microcement: béton ciré, microciment; exposed concrete: béton brut; chrome: chrome
aluminium: aluminium; bronze: bronze; plastic: plastique; lacquer: laque; wicker: vannerie, panier, cannage
jute sisal: jute, sisal; straw, thatch: paille, chaume; macrame: macramé
kilim rugs: kilim, tapis berbère, tapis persan; pink: rose pâle, rose poudré; orange: orange; purple: violet, mauve
turquoise: turquoise, bleu canard, bleu pétrole; mustard yellow: moutarde, ocre
cream white: crème, blanc cassé, écru, ivoire; dark blue: bleu marine, bleu nuit, bleu foncé
dark green: vert foncé, vert sapin, vert bouteille, vert émeraude; sage green: vert sauge, sauge, vert amande
pastel: pastel; neutral colours: neutre, tons neutres; earth tones: tons terre, couleurs de terre
striped: rayé, rayures, à rayures; floral pattern: fleuri, motifs floraux; geometric pattern: géométrique
pattern: motif, motifs; art deco: art déco, style art déco; art nouveau: école de Nancy
1920s: années vingt, années folles; 1930s: années trente; 1950s: années cinquante; 1960s: années soixante
1970s: années soixante-dix; mid-century modern: mid-century, milieu du siècle, vintage scandinave
vintage retro: rétro, vintage, chiné, brocante; antique: antiquité, antiquités, meubles de famille; japandi: japandi
japanese: japonais, japonaise, Japon; chinese: chinois, chinoise; bohemian: bohème, boho
eclectic maximalist colourful: éclectique, maximaliste, dépareillé
country style: style campagne, esprit campagne, rustique chic; farmhouse: corps de ferme, longère
village house: maison de village, maison de bourg
provence french country: provençal, provençale, Provence, mas provençal; shabby chic: patiné
victorian: victorien, victorienne; neoclassical: néoclassique, haussmannien, haussmannienne; baroque: baroque, rococo
traditional classic: classiques, bourgeois, à l'ancienne; english style: style anglais, à l'anglaise, anglais
glamorous: glamour, glamoureux; coastal nautical: marin, esprit bord de mer; moroccan: marocain, marocaine
ethnic: ethnique, oriental, orientale; tropical: tropical, exotique, jungle
alpine chalet: chalet, chalet de montagne, alpin; log cabin: cabane en bois, cabane, maison en bois
brutalist raw concrete: brutaliste, brutalisme; futuristic high-tech: futuriste, high-tech; pop art: pop, acidulé
smart home: domotique; contemporary: contemporaines, design épuré; cosy: cosy, douillet, cocon, chaleureuse
comfortable: confortable, confort; spacious: spacieux, spacieuse
calm: sérénité, serein, sereine, apaisant, paisible, tranquille
cheerful: gai, gaie, joyeux, joyeuse, vivant, pétillant; romantic: romantique
dramatic: spectaculaire, théâtral, dramatique; refined: raffiné, raffinée, chic, élégante, noble
raw, rough: brut, brute, bruts, rugueux; matt: mat, mate; glossy: brillant, laqué brillant
handmade: fait main, artisanal, artisan, artisans; reused: réemploi, recyclé, recyclés, récup, récupération
timeless: intemporel, indémodable; practical: pratique, fonctionnel, fonctionnelle
multi-purpose foldable furniture: modulable, pliant, escamotable, multifonction
washable, easy to clean: facile à nettoyer, lavable, facile d'entretien
low maintenance: peu d'entretien, sans entretien; empty: vide, nue
tidy without clutter: rangé, ordonné, sans encombrement, désencombré; cold: froid, froide
hot climate: chaud, canicule, chaleur; humid, damp: humide, humidité, moisissure; dry, drought: sec, sèche, sécheresse
sunny: ensoleillé, ensoleillée, plein sud; north-facing: plein nord, côté nord, exposé au nord; view: vue, panorama
privacy: intimité, vis-à-vis; long: long, longue; wide: large; old: vieux, vieille, vieilles, anciens, vieilli, vieillir, vieillit
new: neuf, neuve, nouveau, nouvelle; curved, rounded: courbe, courbes, arrondis; symmetrical: symétrique, symétrie
daylight: lumière naturelle, lumière du jour, baigné de lumière
open kitchen and living room: cuisine ouverte, cuisine américaine, pièce à vivre; dining kitchen: cuisine dînatoire
dining corner: coin repas, coin dînatoire; teenager: adolescent, adolescente, ado, ados; grandchildren: petits-enfants
couple: couple; cat: chat, chats; dog: chien, chiens; friends: amis, recevoir, convives
party, celebrate: fête, réceptions, dîners; cooking: cuisiner, cuisinons; sleep: sommeil, dormons
reading corner: coin lecture, lire, lecture; television: télé, télévision; music: musique, piano, vinyles
art: art, œuvres, collection; yoga: yoga, méditation; homework, study: devoirs, étudier, étudiant
reception, waiting room: accueil, salle d'attente, réception
hair and beauty salon: salon de coiffure, coiffeur, institut de beauté
coworking: espace de coworking, bureaux partagés; counter, bar counter: comptoir; bookshop: librairie
pharmacy: pharmacie; brewery: brasserie artisanale; winery: vignoble, vigneron
laundry room: buanderie, lingerie, machine à laver; dressing room: garde-robe; entrance: hall d'entrée, vestibule
winter garden, conservatory: véranda, jardin d'hiver, verrière; garage: garage, carport; porch: perron, porche, auvent
vegetable beds: potager, carré potager; wildflower meadow: prairie fleurie, fleurs sauvages, mellifère
shrub, hedge: arbuste, arbustes, haie, haies; perennials and grasses: vivaces, graminées; rose: rosier, rosiers, roses
lavender: lavande; olive tree: olivier, oliviers; palm, cactus, succulents: palmier, palmiers, cactus, succulentes
fruit tree, orchard: fruitier, fruitiers, verger, pommier
climbing plants: grimpantes, plantes grimpantes, lierre, glycine, vigne vierge
hanging plants, houseplants: plantes vertes, plantes d'intérieur, plantes suspendues
pond, stream: bassin, étang, mare, ruisseau, bassin d'eau
path, gravel, paving: allée, sentier, gravier, pavés, dallage; fence, gate: clôture, portail, palissade
sun lounger, hammock: chaise longue, transat, hamac, bain de soleil; fire pit: brasero, foyer extérieur
outdoor kitchen: cuisine d'été, cuisine extérieure; outdoor lounge, open air: en plein air, salon de jardin
parasol, shade sail: parasol, voile d'ombrage, store banne
hillside, slope: restanque, en terrasses, mur de soutènement, pentu; cladding: bardage, bardage bois, revêtement
render, plaster: crépi, enduits, enduit à la chaux, plâtres
half-timbered: colombages, pans de bois, maison à colombages
stone house: maison en pierre, pierres apparentes, meulière; penthouse: penthouse, dernier étage
building: immeubles, bâti, résidence; period apartment with stucco: appartement ancien, parquet ancien
herringbone parquet: parquet à chevrons, point de Hongrie, chevrons; floorboards: plancher en bois, lames de bois
arch: arche, arcade, arcs; front door: porte d'entrée, portes
underfloor heating, heating: chauffage au sol, chauffage, radiateur, radiateurs
energy saving: énergie, économies d'énergie, pompe à chaleur, passoire thermique, rénovation énergétique
extension: extension, agrandissement, surélévation, agrandir; build: construire, construction, bâtir
furnishing: ameublement, meubler, aménager un intérieur, agencement, décorer
landscape planting: aménagement paysager, paysagiste, planter, plantations; lighting design: éclairages, plan lumière
paint: peindre, peinture, peint, peinte; room: pièce, pièces, espace; style: style, esprit, look; house boat: péniche
city: ville, urbain, urbaine, centre-ville; lake: lac, bord du lac; river: rivière, fleuve; island: île
harbour, boat: port, bateau; summer: été, estival; winter: hiver; evening: soir, soirée, soirées
morning: matin, matinée; breakfast: petit déjeuner, petit-déjeuner; dinner guests: dîner, repas, déjeuner
nature: naturels, naturelles; dishes, tableware: vaisselle
dishwasher, appliances: lave-vaisselle, électroménager, appareils; computer, screen: ordinateur, écran, écrans
video calls: visioconférence, visio; bicycle: vélo, vélos; lift, elevator: ascenseur
ramp, threshold: rampe, seuil, seuils; customers, visitors: clientèle, clients, visiteurs
employees, team: salariés, collaborateurs, équipe, employés
tourists, travellers: touristes, vacanciers, voyageurs, vacances; artist, sculptor: artiste, sculpteur, peintre
potter, craft: potier, poterie d'art, couture, bricolage; grand hotel: grand hôtel, palace d'époque
club, lounge: club, boîte de nuit; ice cream: glacier, glaces; jewellery, watches: bijoux, bijouterie, joaillerie
flower shop: fleuriste; physiotherapy, treatment room: kinésithérapeute, kiné, salle de soins
hygiene, easy to disinfect: hygiène, hygiénique; anxious, calming: anxieux, peur, angoisse; pizza: pizzeria
window seat: banquette sous la fenêtre, rebord de fenêtre; niche, alcove: niche, alcôve
room divider, sliding door: claustra, porte coulissante, cloison coulissante; cables, sockets: câbles, prises
posters: affiches, cadres; sand colour: sable, couleur sable; countryside: campagne, à la campagne
few things: peu d'objets, très peu d'objets, rien d'inutile; seaside: bord de mer; beach house: cabane de plage
warehouse: entrepôt
`;
