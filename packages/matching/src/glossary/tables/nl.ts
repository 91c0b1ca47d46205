/** Dutch design words: what they mean in English, then the words. */
export const nl = `
kitchen: keuken; kitchenette: kitchenette; worktop: aanrecht, werkblad; sink: gootsteen; oven: oven
wood-fired oven: houtoven; hob: fornuis, kookplaat; refrigerator: koelkast; kitchen island: kookeiland
pantry: voorraadkast; dining room: eetkamer; living room: woonkamer, zitkamer, huiskamer, kamer en suite, woonkamers
bedroom: slaapkamer, slaapkamers, ouderslaapkamer; children's room: kinderkamer, babykamer, speelkamer, tienerkamer
bathroom: badkamer, badkamers; shower: douche; walk-in shower without threshold: inloopdouche; bathtub: bad, ligbad
free-standing bathtub: vrijstaand bad; washbasin: wastafel; tap: kraan; toilet: toilet; hallway: gang, hal
staircase: trap, trappenhuis; wardrobe: kast, kledingkast; storage: opbergruimte, berging; shelf: plank, schap
book: boek; shoe: schoen; made to measure: op maat, maatwerk; built-in furniture: inbouwkast
joinery: timmerwerk, meubelmaker; home office: thuiskantoor, thuiswerken, werkkamer, studeerkamer, werkplek
office: kantoor, kantoren, bedrijf; open-plan office: kantoortuin; meeting room: vergaderzaal, vergaderruimte
phone booth: telefooncel, belcel; workplace desk: bureau; work: werken, werk; retreat: terugtrekplek
corner: hoek, hoekje; place: plek, plaats; studio flat: studio
apartment: huurflat, appartement, flat, appartementen, bovenwoning
house: huis, woning, rijtjeshuis, huisje, villa, doorzonwoning, herenhuis; holiday home: vakantiehuis
country house: boerderij, landhuis; rural: landelijk; barn, stable: schuur, stal; attic: zolder, vliering, zolderkamer
sloping ceiling: schuin dak; basement: kelder, souterrain; wine cellar: wijnkelder; wine: wijn
wine tasting: wijnproeverij; loft: loft; mezzanine: entresol, vide; factory: fabriek, fabriekshal
garden: tuin, tuinen, voortuin, achtertuin, moestuin; courtyard: binnenplaats, hof, patio, koer
terrace: terras, terrassen, dakterras, loggia; balcony: balkon; roof: dak, daken, dakpannen; pool: zwembad
plant: plant, beplanting, planten; aromatic herbs: kruiden; tree: boom, bomen; flower: bloem, bloemen, bloei
planter tub: plantenbak, bak, bakken; lawn: gazon, gras, grasveld, weide; without irrigation: zonder bewatering
watering: bewatering; slope: helling; ground plot: perceel, terrein; sun: zon; shade: schaduw, schaduwrijk; wind: wind
water: water; sound of water, fountain: fontein; outdoor: buiten; barbecue: barbecue, barbecueën; pergola: pergola
facade: gevel, gevels, voorgevel; exterior facade: buitengevel; insulation: isolatie; window: raam, ramen, venster
window frames: kozijn; shop window: etalage; shutter: luik, luiken; sun shading: zonwering; air conditioning: airco
outdoor unit: buitenunit; earthquake: aardbeving; strengthening: versterking
load capacity: draagkracht, draagvermogen; building block: gebouw, flatgebouw
listed historic building: monument, rijksmonument; historic: historisch, oud, oude
restore: restaureren, restauratie, herstellen, monumentaal
renovate: renovatiewerk, renoveren, verbouwen, verbouwing, renovatie, opknappen, vernieuwen
convert: ombouwen, verbouwen tot, transformatie, voormalig, voormalige, verbouwd tot; new building: nieuwbouw
design: ontwerp, inrichting; interior: interieur, binnen; furniture: meubel, meubels
sofa: bank, sofa, hoekbank, zitbank; armchair: fauteuil, leunstoel, oorstoel; chair: stoel; table: tafel
bed: bed, bedden; fold-away bed: opklapbed; lamp: lamp, lampen; chandelier: kroonluchter; mirror: spiegel, spiegels
curtain: gordijn, gordijnen; carpet: tapijt, vloerkleed, kleed; wallpaper: behang; picture: schilderij
textile: stof, textiel; travel souvenirs: reis; cushion: kussen, kussens; floor: vloer, vloeren; parquet: parket
tile: tegel, tegels; wall: muur, wand, muren, wanden; ceiling: plafond, plafonds
painted ornamented ceiling: stucplafond; brick vaults: gewelf; dome: koepel; beam: balk, balken, houten balken
column: zuil; door: deur; fireplace: open haard, haard, schouw; stove: kachel, houtkachel
wood: hout, houten, massief hout; light wood: licht hout; wooden lattice: houten rooster; oak: eik, eiken, eikenhout
walnut: noten; bamboo blinds: bamboe rolgordijn; bamboo: bamboe; rattan: rotan, riet, rattan
stone: steen, natuursteen, stenen; marble: marmer, marmeren; veined: geaderd; brick: baksteen
exposed brick: zichtbare baksteen; concrete: beton, cement; plaster: stucwerk, pleister; lime: kalk
whitewashed: witgekalkt, gekalkt, witgekalkte; clay: leem, klei; terracotta: terracotta
glass: glas, glazen, glaswand, beglazing; metal: metaal; iron: ijzer; steel: staal, stalen; brass: messing, koperen
copper: koper; gold: goud, gouden; pipe: leiding, buis; visible: zichtbaar; hidden: verborgen
leather: leer, leder, leren; velvet: fluweel, fluwelen, velours; linen: linnen; wool: wol, wollen; rope: touw
white: wit, witte; black: zwart, zwarte; grey: grijs, grijze, antraciet; blue: blauw, blauwe, lichtblauw
green: groen, groene; red: rood, rode, bordeaux; yellow: geel, gele; brown: bruin, bruine, cognac; beige: beige
colour: kleur, kleurig, kleurrijk, kleuren, tinten; bold: gedurfd; soft: zacht, zachte
bright: licht, lichte, helder, licht en ruim, lichtere; dark: donker, donkere; light: verlichting, daglicht
warm: warm, warme, gezellig; homely: huiselijk; atmosphere: sfeer; quiet: rustig, stil, stilte
noisy: lawaaiig, geluid, lawaai; reduce: verminderen; simple: eenvoudig, sober; natural: natuurlijk
ecological: ecologisch, duurzaam; modern: modern, eigentijds; traditional: traditioneel, klassiek
minimalist: minimalistisch, strak, minimalistische; industrial: industrieel, industriële; rustic: rustiek
scandinavian: scandinavisch, Scandinavische, Noors, Deens; mediterranean: mediterraan, mediterrane, Spaanse
luxury: luxe, luxueus; elegant: elegant, stijlvol; cheap: goedkoop, voordelig; fast: snel; fresh: fris
hard-wearing: slijtvast, stevig; small: klein, kleine, piepklein; large: groot, grote, enorme; narrow: smal
high: hoog; low: laag; round: rond; central: midden; open: open; safe: veilig; wheelchair: rolstoel
barrier-free accessible: drempelvrij, toegankelijk, rolstoeltoegankelijk, drempelloos, levensloopbestendig
grab rail: handgreep, beugel; carer: verzorger, verzorgster; elderly parents: ouderen, ouders, oma, opa, bejaard
child: kind, kinderen, kids, zoon, dochter, speelgoed; baby: baby; play: spelen; climb: klimmen; hide: verstoppen
nap: slapen, dutje; kindergarten: kinderdagverblijf, kleuterschool; school: school; classroom: klaslokaal
library: bibliotheek; restaurant: restaurant, eetcafé; café: koffiebar, café, koffie; bakery: bakkerij; bread: brood
bar: bar, kroeg; tea room: theehuis; tea: thee; sit on the floor: op de grond zitten; guest: gast, gasten
hotel: hotel, herberg; guest rooms: gastenkamers; rural tourism guesthouse: agrotoerisme; spa: wellness, spa
sauna: sauna; turkish bath: hamam; heated stone platform: warme steen; relaxation room: rustruimte, ontspanning
massage: massage; gym: sportschool, fitness; changing room: kleedkamer, paskamer; shop: winkel, boetiek
clothing: kleding, mode; medical practice: praktijk; dentist: tandarts; patient: patiënt
workshop: werkplaats, atelier; museum: museum, tentoonstelling; church: kerk, kapel; palace: paleis, kasteel
tenant: huurder; to let: verhuur, verhuren, verhuurd, huurwoning, huurhuis, vakantieverhuur
prefabricated housing block: galerijflat; family: familie, gezin; neighbour: buur, buren; sea: zee; beach: strand
salt: zout; mountain: berg, bergen; forest: bos; acoustics: akoestiek, geluidsisolatie, galm
material: materiaal, materialen; decoration: decoratie; wood panelling: lambrisering; outdoor shower: buitendouche
without: zonder; no: geen; coffee table: salontafel; dining table: eettafel; bedside table: nachtkastje
headboard: hoofdbord; sideboard: dressoir, ladekast; cupboard: keukenkast, fronten; drawer: lade, lades
handles: greep, handgrepen, greeploos; bookcase: boekenkast; stool: kruk, krukken, barkruk; pouf: poef
rocking chair: schommelstoel; wing chair: oorfauteuil; bunk bed: stapelbed, hoogslaper; cot: ledikant, wieg
sofa bed: slaapbank; desk: schrijftafel; dressing table: kaptafel; pendant lamp: hanglamp
floor lamp: staande lamp, vloerlamp; wall lamp: wandlamp; indirect light: indirect licht, indirecte verlichting
candle: kaars, kaarsen; lantern: lantaarn; paper lamp: papieren lamp, rijstpapier; throw blanket: plaid, deken
cotton: katoen; silk: zijde; bouclé: bouclé; felt: vilt; fur: vacht, schapenvacht
upholstered: gestoffeerd, gestoffeerde; embroidered: geborduurd, borduurwerk; plywood: multiplex
birch: berken, berkenhout; ash wood: essen, essenhout; pine: grenen, vuren, dennen; larch: lariks
cedar: ceder, cederhout; teak: teak; mahogany: mahonie; cherry wood: kersenhout; rosewood: palissander
chestnut wood: kastanje; smoked oak: gerookt eiken; reclaimed wood: sloophout, oud hout; dark wood: donker hout
veneer: fineer; laminate: laminaat; linoleum: linoleum; cork: kurk; terrazzo: terrazzo; mosaic: mozaïek
hand-painted tiles: handbeschilderde tegels; cement tiles: cementtegels; porcelain stoneware: keramische tegels
ceramics: keramiek, aardewerk; terracotta tiles: plavuizen; slate: leisteen; granite: graniet; limestone: kalksteen
travertine: travertijn; microcement: microcement, gietvloer; exposed concrete: zichtbeton, schoonbeton; chrome: chroom
aluminium: aluminium; bronze: brons; plastic: plastic, kunststof; lacquer: lak, gelakt; wicker: mand, rieten
jute sisal: jute, sisal, zeegras; straw, thatch: stro, riet dak, rieten kap; macrame: macramé
kilim rugs: kelim, perzisch tapijt; pink: roze; orange: oranje; purple: paars; turquoise: turquoise, petrol
mustard yellow: okergeel, mosterd, oker; cream white: crème, gebroken wit, ecru
dark blue: donkerblauw, marineblauw, nachtblauw; dark green: donkergroen, flessengroen; sage green: saliegroen, salie
pastel: pastel; neutral colours: neutrale kleuren, neutraal; earth tones: aardetinten, aardkleuren
striped: gestreept, strepen; floral pattern: bloemetjes, gebloemd; geometric pattern: geometrisch, geometrische
pattern: patroon, patronen, dessin; art deco: art-deco; art nouveau: jugendstil; 1920s: jaren twintig, jaren 20
1930s: jaren dertig, jaren 30; 1950s: jaren vijftig, jaren 50; 1960s: jaren zestig, jaren 60
1970s: jaren zeventig, jaren 70; mid-century modern: mid-century modern, mid-century
vintage retro: retro, vintage, tweedehands, kringloop; antique: antiek, antieke, erfstuk; japandi: japandi
japanese: Japans, Japanse, Japan; chinese: Chinese; bohemian: bohemien, boho, bohemian
eclectic maximalist colourful: eclectisch, maximalistisch, bonte; country style: landelijke, landelijke stijl
farmhouse: hoeve; village house: dorpshuis; provence french country: Provençaals; shabby chic: shabby
victorian: Victoriaans; neoclassical: neoklassiek; baroque: barok; traditional classic: klassieke, statig
english style: Engelse stijl, Engelse; glamorous: glamour, chique; coastal nautical: maritiem; moroccan: Marokkaans
ethnic: etnisch, oosters; tropical: tropisch, jungle; alpine chalet: chalet, berghut
log cabin: blokhut, houten huis, hut; brutalist raw concrete: brutalistisch; futuristic high-tech: futuristisch
pop art: popart; smart home: domotica, slim huis; contemporary: hedendaags, moderne, strakke; cosy: knus, sfeervol
comfortable: comfortabel, comfort; spacious: ruim, ruime; calm: rustige, kalm, rust
cheerful: vrolijk, vrolijke, speels; romantic: romantisch, romantische; dramatic: dramatisch, spectaculair
refined: verfijnd, elegante, chic; raw, rough: ruw, ruwe, rauw, robuuste; matt: mat, matte
glossy: glanzend, hoogglans; handmade: handgemaakt, ambachtelijk, ambacht; reused: hergebruikt, gerecycled, opgeknapt
timeless: tijdloos, tijdloze; practical: praktisch, praktische, functioneel
multi-purpose foldable furniture: opklapbaar, multifunctioneel, uitschuifbaar
washable, easy to clean: makkelijk schoon te maken, afwasbaar, onderhoudsvriendelijk
low maintenance: weinig onderhoud, onderhoudsarm; empty: leeg, lege, kaal; tidy without clutter: opgeruimd, netjes
cold: koud, koude, kil; hot climate: heet, hitte; humid, damp: vocht, vochtig, schimmel; dry, drought: droog, droogte
sunny: zonnig, zonnige; north-facing: op het noorden; view: uitzicht; privacy: privacy, inkijk; long: lang, lange
wide: breed, brede; new: nieuw, nieuwe; curved, rounded: gebogen, rondingen, welvingen
symmetrical: symmetrisch, symmetrie; daylight: lichtinval, veel licht
open kitchen and living room: open keuken, woonkeuken, leefkeuken; dining kitchen: eetkeuken; dining corner: eethoek
teenager: tiener, tieners, puber; grandchildren: kleinkinderen; couple: stel, echtpaar; cat: kat, katten, poes
dog: hond, honden; friends: vrienden, bezoek; party, celebrate: feest, feesten, etentjes; cooking: koken, kookt
sleep: slaap, slaapt; reading corner: leeshoek, lezen; television: televisie, tv
music: muziek, piano, platen, platenkast; art: kunst, schilderijen, verzameling; yoga: yoga, meditatie
homework, study: huiswerk, studeren; reception, waiting room: receptie, wachtkamer, ontvangst
hair and beauty salon: kapper, kapsalon, schoonheidssalon; coworking: flexwerkplek, coworking
counter, bar counter: toonbank; bookshop: boekhandel, boekwinkel; pharmacy: apotheek; brewery: brouwerij
winery: wijngoed, wijnmakerij, wijnbar; laundry room: bijkeuken, wasmachine, wasruimte
dressing room: inloopkast, kleedkamer thuis; entrance: entree, ingang, hal van het huis
winter garden, conservatory: serre, wintertuin, veranda; garage: garage; porch: portiek
vegetable beds: groentetuin, perk; wildflower meadow: bloemenweide, wilde bloemen, bijen
shrub, hedge: struik, struiken, heg, haag; perennials and grasses: vaste planten, siergrassen; rose: roos, rozen
lavender: lavendel; olive tree: olijfboom, olijfbomen; palm, cactus, succulents: palm, palmen, cactus, vetplanten
fruit tree, orchard: fruitboom, boomgaard, appelboom; climbing plants: klimplanten, klimop, blauweregen
hanging plants, houseplants: kamerplanten, hangplanten; pond, stream: vijver, beek
path, gravel, paving: pad, grind, bestrating, tegels buiten; fence, gate: hek, schutting, poort
sun lounger, hammock: ligstoel, hangmat, ligbed; fire pit: vuurplaats, vuurschaal, vuurkorf
outdoor kitchen: buitenkeuken; outdoor lounge, open air: buitenruimte, loungeset
parasol, shade sail: parasol, zonnescherm, schaduwdoek; hillside, slope: hellend, keermuur
cladding: bekleding, gevelbekleding, houten gevel; render, plaster: pleisterwerk; half-timbered: vakwerk, vakwerkhuis
stone house: stenen huis; penthouse: penthouse; building: pand
period apartment with stucco: ornamenten, jarendertighuis; herringbone parquet: visgraat, visgraatvloer
floorboards: planken vloer, houten vloer, planken; arch: boog, bogen; front door: voordeur, deuren
underfloor heating, heating: vloerverwarming, verwarming, radiator
energy saving: energie, energiezuinig, isoleren, warmtepomp, verduurzamen; extension: aanbouw, uitbouw, opbouw
build: bouwen, bouw; furnishing: inrichten, meubilair; landscape planting: tuinaanleg, tuinontwerp, aanplanten
lighting design: lichtplan, verlichtingsplan; paint: verven, verf, geschilderd, schilderen
room: kamer, kamers, ruimte, vertrek; style: stijl, uitstraling; house boat: woonboot, woonark
city: stad, stads, binnenstad; river: rivier; island: eiland, waddeneiland; harbour, boat: haven, boot; summer: zomer
winter: winter; evening: avond, avonds; morning: ochtend, ochtends; breakfast: ontbijt, ontbijten
dinner guests: diner, avondeten, eten; nature: natuur, natuurlijke; dishes, tableware: servies, serviesgoed
dishwasher, appliances: vaatwasser, apparatuur, apparaten; computer, screen: computer, beeldscherm, scherm
video calls: videobellen, videovergaderen; bicycle: fiets, fietsen; lift, elevator: lift
ramp, threshold: drempel, drempels, hellingbaan; customers, visitors: klanten, klant, bezoekers
employees, team: medewerkers, werknemers, collega's
tourists, travellers: toeristen, reizigers, vakantie, vakantiegasten
artist, sculptor: kunstenaar, beeldhouwer, kunstenares; potter, craft: pottenbakker, naaien, knutselen
grand hotel: grand hotel; club, lounge: club, nachtclub; ice cream: ijssalon, ijs
jewellery, watches: juwelier, sieraden; flower shop: bloemist, bloemenwinkel
physiotherapy, treatment room: fysiotherapie, behandelkamer; hygiene, easy to disinfect: hygiëne, hygiënisch
anxious, calming: angst, bang; pizza: pizzeria; window seat: vensterbank, zitnis; niche, alcove: nis, alkoof, bedstee
room divider, sliding door: schuifdeur, schuifdeuren, scheidingswand; cables, sockets: kabels, stopcontacten
posters: posters, prenten; sand colour: zand, zandkleur; countryside: platteland, op het platteland
few things: weinig spullen; seaside: kust; beach house: strandhuis; warehouse: pakhuis
perennials and grasses: grassen
`;
